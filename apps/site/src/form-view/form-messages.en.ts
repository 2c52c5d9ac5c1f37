/** Words of forms that no editor writes. */
export const english = {
  required: 'required',
  choose: 'Please choose',
  faults: (count: number) =>
    count === 1 ? 'One field needs another look' : `${count} fields need another look`,
  leaveEmpty: 'Leave this field empty',
  /** Said of a number field; either bound may be missing. */
  atLeast: (least: number) => `At least ${least}.`,
  atMost: (most: number) => `At most ${most}.`,
  between: (least: number, most: number) => `From ${least} to ${most}.`,
  fault: {
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
  },
};
