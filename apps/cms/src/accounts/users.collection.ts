import type { CollectionConfig } from 'payload';
import { userAccess } from '../access/collection-access.ts';
import { isAdministrator, ROLES } from '../access/roles.ts';
import { inviteField, inviteUser, setUnknownPassword } from '../mail/invite.ts';
import { notificationFields } from '../mail/notifications.field.ts';
import { passwordMail } from '../mail/password-mail.ts';
import { deleteShortcutsOf } from '../shortcuts/shortcuts.collection.ts';
import { endSessions } from './end-sessions.ts';
import { deleteLogIns, guardLogIn, hideWhyRefused, limitPasswordResets } from './guard-log-in.ts';
import { askForCurrentPassword, refuseShortPassword } from './guard-password.ts';
import {
  keepAdministratorAccount,
  keepAdministratorRole,
  nameLeavingAdministrators,
} from './keep-an-administrator.ts';
import { lockAccounts, lockOwnAccount } from './lock-accounts.ts';
import { recordFailedLogIn, recordLogIn, recordLogOut } from './log-in-hooks.ts';
import { recordPasswordChange, recordUnlock, recordUserChange, recordUserDeletion } from './user-hooks.ts';

const SESSION_SECONDS = 4 * 3600;
const LOCK_MS = 10 * 60 * 1000;

/** C-11: the people who work in the CMS. There is no self-registration; administrators add accounts. */
export const users = (isSecure: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  typescript: { interface: 'User' },
  graphQL: false,
  access: userAccess,
  admin: {
    group: 'System',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    description: 'People who may log in here.',
  },
  hooks: {
    beforeOperation: [
      guardLogIn,
      limitPasswordResets,
      setUnknownPassword,
      refuseShortPassword,
      lockAccounts,
      nameLeavingAdministrators,
    ],
    beforeChange: [askForCurrentPassword, keepAdministratorRole, endSessions, recordPasswordChange],
    afterChange: [recordUserChange, inviteUser],
    afterLogin: [deleteLogIns, recordLogIn],
    afterLogout: [lockOwnAccount, recordLogOut],
    afterError: [recordFailedLogIn, hideWhyRefused],
    afterOperation: [recordUnlock],
    beforeDelete: [keepAdministratorAccount, deleteShortcutsOf],
    afterDelete: [recordUserDeletion],
  },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    maxLoginAttempts: 5,
    lockTime: LOCK_MS,
    forgotPassword: passwordMail,
    cookies: { sameSite: 'Strict', secure: isSecure },
  },
  fields: [
    inviteField,
    {
      // Validated, never stored (accounts/guard-password.ts).
      name: 'currentPassword',
      label: 'Current password',
      type: 'text',
      virtual: true,
      admin: {
        description: 'Needed only to change your own e-mail address or password.',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/accounts/view/current-password-field.tsx#CurrentPasswordField' },
      },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      // Each entry of the audit trail has it, and each mail about what somebody did.
      maxLength: 120,
      admin: { description: 'As colleagues know them.' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: role.charAt(0).toUpperCase() + role.slice(1) })),
      access: { create: ({ req }) => isAdministrator(req), update: ({ req }) => isAdministrator(req) },
      admin: {
        description:
          'Authors write and send to review. Editors publish as well. Administrators manage users as well.',
      },
    },
    ...notificationFields,
  ],
});
