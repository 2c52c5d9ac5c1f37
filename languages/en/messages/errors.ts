/** Messages about failed background requests. */
export const errors = {
  heading: 'That did not work',
  advice: 'What you entered is still here. Please try again in a moment; if it stays so, reload the page.',
  noResponse:
    'The network is away, or this site does not answer. Nothing you entered is lost: it is still here. Please send it again once you are connected.',
  details: 'For whoever looks for the cause',
};
