import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_c51243af3e2546d958bf23866ae9a975 } from '../../../components/row-label.tsx'
import { BlockLabel as BlockLabel_e1f3b45167d3bb1a297f47a4a930e215 } from '../../../components/block-label.tsx'
import { ReviewPanel as ReviewPanel_7b0ee6b0e35af1219d4b722706484c29 } from '../../../components/review/review-panel.tsx'
import { SchedulePanel as SchedulePanel_681436f74a408f84ca973820e8b5be92 } from '../../../components/schedule/schedule-panel.tsx'
import { UsagePanel as UsagePanel_5869ac15a5a4b3fc30ba2c034b8ed962 } from '../../../components/usage/usage-panel.tsx'
import { ConcurrentEdits as ConcurrentEdits_124f7ded663b9dc65b874b2cf56eacc6 } from '../../../components/concurrent-edits/concurrent-edits.tsx'
import { BulkChanges as BulkChanges_25c622eb678782d12f2e62cca89c41fd } from '../../../components/bulk-edit/bulk-changes.tsx'
import { PublishButton as PublishButton_0bb109a1c26665922ba2690926b360e1 } from '../../../components/publish/publish-button.tsx'
import { TimeZoneField as TimeZoneField_c9e8f3100c4f2bf3aa7f569c5ea78813 } from '../../../components/time-zone-field.tsx'
import { UnusedMediaLink as UnusedMediaLink_c4dcd9cd9cc95f5f076174b509899eff } from '../../../components/unused-media/unused-media-link.tsx'
import { FormFieldLabel as FormFieldLabel_c7af7cf45a202c33db63f457c9807024 } from '../../../components/form-field-label.tsx'
import { RedirectExchange as RedirectExchange_07df1bc1b04a3e4eda1686018975e1ab } from '../../../components/redirects/redirect-exchange.tsx'
import { SearchTaskPanel as SearchTaskPanel_f8d783ee17e009cb51fecf25b31bf564 } from '../../../components/search-tasks/search-task-panel.tsx'
import { StartRebuild as StartRebuild_40e890643cf0d9539ccbd8524d1ec084 } from '../../../components/search-tasks/start-rebuild.tsx'
import { CurrentPasswordField as CurrentPasswordField_03d172f57c9582a7baa704bea7774493 } from '../../../components/account/current-password-field.tsx'
import { BrandIcon as BrandIcon_8a8b434a298ac49071854e83871fe329 } from '../../../brand/brand-graphics.tsx'
import { BrandLogo as BrandLogo_8a8b434a298ac49071854e83871fe329 } from '../../../brand/brand-graphics.tsx'
import { AddShortcut as AddShortcut_2b0d84f6f59644449673f40132e5c146 } from '../../../components/shortcuts/add-shortcut.tsx'
import { SubmissionsLink as SubmissionsLink_7748c3637c8b7d940fdc654594b5b65c } from '../../../components/submissions/submissions-link.tsx'
import { SearchStatisticsLink as SearchStatisticsLink_e4ead384d9f379ce29046b12574b2633 } from '../../../components/search-statistics/search-statistics-link.tsx'
import { AuditTrailLink as AuditTrailLink_ddabb44a05dc75ac4f6ccfe3f3a6d780 } from '../../../components/audit-trail/audit-trail-link.tsx'
import { FailedChanges as FailedChanges_5e05ca1ad9971b97e5b27e134638b454 } from '../../../components/dashboard/failed-changes.tsx'
import { DeadSubmissions as DeadSubmissions_e83a455b195402cc59d577038f615993 } from '../../../components/dashboard/dead-submissions.tsx'
import { Reviews as Reviews_9e40e7b9d41c5cc7035b2556ff0f5b7e } from '../../../components/dashboard/reviews.tsx'
import { OwnShortcuts as OwnShortcuts_fc78cb72725895d4d0be96dbe6b6275b } from '../../../components/dashboard/own-shortcuts.tsx'
import { SectionGallery as SectionGallery_dfb4e977801738f3df2f243f7f2e33d8 } from '../../../components/dashboard/section-gallery.tsx'
import { UnusedMediaView as UnusedMediaView_34ba6829567bc3a380dadff50f7dac16 } from '../../../components/unused-media/unused-media-view.tsx'
import { SubmissionsView as SubmissionsView_3b12cb4e441da8d02b91ca9a08af86c0 } from '../../../components/submissions/submissions-view.tsx'
import { SearchStatisticsView as SearchStatisticsView_0beb9e1c41a3eff062ec2a77c9e49d3e } from '../../../components/search-statistics/search-statistics-view.tsx'
import { AuditTrailView as AuditTrailView_373d4ffc920749eb09357632c1bbaf6d } from '../../../components/audit-trail/audit-trail-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/row-label.tsx#RowLabel": RowLabel_c51243af3e2546d958bf23866ae9a975,
  "/components/block-label.tsx#BlockLabel": BlockLabel_e1f3b45167d3bb1a297f47a4a930e215,
  "/components/review/review-panel.tsx#ReviewPanel": ReviewPanel_7b0ee6b0e35af1219d4b722706484c29,
  "/components/schedule/schedule-panel.tsx#SchedulePanel": SchedulePanel_681436f74a408f84ca973820e8b5be92,
  "/components/usage/usage-panel.tsx#UsagePanel": UsagePanel_5869ac15a5a4b3fc30ba2c034b8ed962,
  "/components/concurrent-edits/concurrent-edits.tsx#ConcurrentEdits": ConcurrentEdits_124f7ded663b9dc65b874b2cf56eacc6,
  "/components/bulk-edit/bulk-changes.tsx#BulkChanges": BulkChanges_25c622eb678782d12f2e62cca89c41fd,
  "/components/publish/publish-button.tsx#PublishButton": PublishButton_0bb109a1c26665922ba2690926b360e1,
  "/components/time-zone-field.tsx#TimeZoneField": TimeZoneField_c9e8f3100c4f2bf3aa7f569c5ea78813,
  "/components/unused-media/unused-media-link.tsx#UnusedMediaLink": UnusedMediaLink_c4dcd9cd9cc95f5f076174b509899eff,
  "/components/form-field-label.tsx#FormFieldLabel": FormFieldLabel_c7af7cf45a202c33db63f457c9807024,
  "/components/redirects/redirect-exchange.tsx#RedirectExchange": RedirectExchange_07df1bc1b04a3e4eda1686018975e1ab,
  "/components/search-tasks/search-task-panel.tsx#SearchTaskPanel": SearchTaskPanel_f8d783ee17e009cb51fecf25b31bf564,
  "/components/search-tasks/start-rebuild.tsx#StartRebuild": StartRebuild_40e890643cf0d9539ccbd8524d1ec084,
  "/components/account/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_03d172f57c9582a7baa704bea7774493,
  "/brand/brand-graphics.tsx#BrandIcon": BrandIcon_8a8b434a298ac49071854e83871fe329,
  "/brand/brand-graphics.tsx#BrandLogo": BrandLogo_8a8b434a298ac49071854e83871fe329,
  "/components/shortcuts/add-shortcut.tsx#AddShortcut": AddShortcut_2b0d84f6f59644449673f40132e5c146,
  "/components/submissions/submissions-link.tsx#SubmissionsLink": SubmissionsLink_7748c3637c8b7d940fdc654594b5b65c,
  "/components/search-statistics/search-statistics-link.tsx#SearchStatisticsLink": SearchStatisticsLink_e4ead384d9f379ce29046b12574b2633,
  "/components/audit-trail/audit-trail-link.tsx#AuditTrailLink": AuditTrailLink_ddabb44a05dc75ac4f6ccfe3f3a6d780,
  "/components/dashboard/failed-changes.tsx#FailedChanges": FailedChanges_5e05ca1ad9971b97e5b27e134638b454,
  "/components/dashboard/dead-submissions.tsx#DeadSubmissions": DeadSubmissions_e83a455b195402cc59d577038f615993,
  "/components/dashboard/reviews.tsx#Reviews": Reviews_9e40e7b9d41c5cc7035b2556ff0f5b7e,
  "/components/dashboard/own-shortcuts.tsx#OwnShortcuts": OwnShortcuts_fc78cb72725895d4d0be96dbe6b6275b,
  "/components/dashboard/section-gallery.tsx#SectionGallery": SectionGallery_dfb4e977801738f3df2f243f7f2e33d8,
  "/components/unused-media/unused-media-view.tsx#UnusedMediaView": UnusedMediaView_34ba6829567bc3a380dadff50f7dac16,
  "/components/submissions/submissions-view.tsx#SubmissionsView": SubmissionsView_3b12cb4e441da8d02b91ca9a08af86c0,
  "/components/search-statistics/search-statistics-view.tsx#SearchStatisticsView": SearchStatisticsView_0beb9e1c41a3eff062ec2a77c9e49d3e,
  "/components/audit-trail/audit-trail-view.tsx#AuditTrailView": AuditTrailView_373d4ffc920749eb09357632c1bbaf6d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
