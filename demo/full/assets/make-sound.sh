#!/bin/sh
# Speaks the texts in words/ and encodes them. Needs Debian's festival, festvox-us-slt-hts, espeak-ng and ffmpeg.
# Usage: sh make-sound.sh
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# Each line is spoken alone, so that there is a breath after it. $1 is the voice, $2 the text, $3 the seconds of a breath.
speak() {
  number=0
  : >"$work/list"
  while IFS= read -r line; do
    number=$((number + 1))
    printf '%s\n' "$line" >"$work/line"
    if [ "$1" = en ]; then
      text2wave -eval '(voice_cmu_us_slt_arctic_hts)' -o "$work/spoken.wav" "$work/line"
    else
      espeak-ng -v de -s 150 -p 40 -f "$work/line" -w "$work/spoken.wav"
    fi
    ffmpeg -nostdin -v error -y -i "$work/spoken.wav" -af "apad=pad_dur=$3" -ar 32000 -ac 1 "$work/$number.wav"
    echo "file '$work/$number.wav'" >>"$work/list"
  done <"$2"
  ffmpeg -nostdin -v error -y -f concat -safe 0 -i "$work/list" -af loudnorm=I=-18:TP=-2 -ar 32000 -ac 1 "$work/whole.wav"
}

bare="-map_metadata -1 -fflags +bitexact -flags:a +bitexact"

speak en words/near-miss.en.txt 0.6
ffmpeg -nostdin -v error -y -i "$work/whole.wav" $bare -c:a libmp3lame -b:a 48k near-miss.en.mp3

speak de words/first-hour.de.txt 0.6
ffmpeg -nostdin -v error -y -i "$work/whole.wav" $bare -c:a aac -b:a 48k -movflags +faststart first-hour.de.m4a
