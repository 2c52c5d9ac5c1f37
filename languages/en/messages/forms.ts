/** Messages of forms that are not written by editors. */
export const forms = {
  required: 'required',
  choose: 'Please choose',
  /** When a field is to be filled in, for visitors without scripts. No values means a checkbox. */
  onlyIf: (field: string, values: string) =>
    values ? `Only if “${field}” is: ${values}.` : `Only if “${field}” is ticked.`,
  errors: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
  leaveEmpty: 'Leave this field empty',
  /** For a number field; either bound may be missing. */
  atLeast: (least: number) => `At least ${least}.`,
  atMost: (most: number) => `At most ${most}.`,
  between: (least: number, most: number) => `From ${least} to ${most}.`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  nextStep: 'Next',
  previousStep: 'Back',
  nothingAsked: 'Nothing is asked here after what you chose before.',
  files: (formats: string, megabytes: number, most: number) =>
    `${formats}. At most ${megabytes} MB${most > 1 ? ` each, and at most ${most} files` : ''}.`,
  chooseAgain: (names: string) => `Please choose ${names} again: browsers forget files.`,
  error: {
    missing: 'This is needed. Please fill it in.',
    notChosen: 'Please choose one.',
    notTicked: 'We need your agreement to go on.',
    email: 'Write a whole e-mail address, such as name@example.org.',
    phone: 'Write a telephone number in digits, such as +49 40 123456.',
    number: 'Write a number in digits, such as 250.',
    atLeast: (least: number) => `Write a number that is not below ${least}.`,
    atMost: (most: number) => `Write a number that is not above ${most}.`,
    tooLong: (most: number) => `Please shorten it to ${most} characters.`,
    notAnOption: 'Choose from what is offered.',
    reworded:
      'These words have been changed since you opened the form. Please read them, and tick the box again if you agree.',
    several: 'Please give one answer only.',
    noFile: 'Please choose a file.',
    tooManyFiles: (most: number) =>
      most === 1 ? 'Please choose one file only.' : `Please choose at most ${most} files.`,
    fileTooLarge: (megabytes: number) => `Please choose a file of at most ${megabytes} MB.`,
    fileEmpty: 'This file is empty. Please choose another one.',
    fileType: (formats: string) =>
      `What is in this file, or its name, is none of ${formats}. Please choose another one.`,
    fileInfected: 'Our virus scanner refuses this file, so we did not keep it. Please choose another one.',
  },
  /** Label of what was entered in fields that an editor has removed meanwhile. */
  lost: 'What you had entered in fields that are gone, to be copied',
  sentTitle: 'Sent',
  /** Begins the title of a page that says why: there the whole reason would be too long. */
  notSent: 'Not sent',
  /** The default if the editor has written no message. */
  sent: 'Thank you. What you sent has arrived.',
  backTo: (title: string) => `Back to “${title}”`,
  goOnTo: (place: string) => `Go on to ${place}`,
  /** Why a submission was rejected, and what to do. The form still contains what was entered. */
  problem: {
    robot:
      'A field that nobody sees was filled in, which only robots do. If you are a person: what you entered is still here, please send it once more.',
    tooFast:
      'That was faster than people fill in forms, so it was not sent. What you entered is still here, please send it once more.',
    tooMany:
      'A lot has been sent from your network in the last minutes, so this was not. What you entered is still here, please send it again in ten minutes.',
    tooLong:
      'That was more than this form takes, so it was not sent. Go back to what you wrote and shorten it.',
    tooMuch:
      'That was more than this form takes, so it was not sent. Please choose smaller files, of 20 MB together at most, or shorten what you wrote.',
    foreign:
      'This did not come from a page of ours, so it was not sent. Please fill in the form here and send it.',
    changed:
      'This form has been changed since you opened it, so nothing was sent. Please look through it, and send it again.',
    notStored:
      'We could not keep what you sent, and the fault is ours. What you entered is still here, please send it again in a minute.',
    busy: 'Many people are sending files at this moment. What you entered is still here, please choose the files again and send it in a minute.',
    noRoom:
      'There is no room for files at the moment, and the fault is ours. What you entered is still here, please send it without files or another day.',
    notScanned:
      'We could not check your files for viruses, so nothing was sent, and the fault is ours. Please choose the files again and send it in a few minutes.',
    orCall: (phone: string) => `Or call us: ${phone}.`,
  },
};
