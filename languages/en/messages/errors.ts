/** Messages about background requests: one that takes long, and those that failed. */
export const errors = {
  waiting: 'Please wait …',
  heading: 'That did not work',
  advice:
    'What you entered is still here. Please try again in a moment; if it stays so, copy it and reload the page, which forgets it.',
  noResponse:
    'The network is away, or this site does not answer. Nothing you entered is lost: it is still here. Please send it again once you are connected. A file that you have moved or changed since has to be chosen again.',
  gone: 'This is no longer on our site, so nothing was sent, and trying again does not help. What you entered is still here, to be copied; please reach us in another way.',
  details: 'For whoever looks for the cause',
};
