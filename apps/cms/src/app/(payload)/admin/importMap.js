import { RowEditing as RowEditing_75862ad38f8aee6aabe67b15f1315693 } from '../../../row-editing/view/row-editing.tsx'
import { FormHead as FormHead_840395b95df2140b266f59424068b501 } from '../../../form-head/view/form-head.tsx'
import { TitleCell as TitleCell_39a35f02d5c5470de794aee6f075fec2 } from '../../../translation/view/title-cell.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteFeatureClient as CleanPasteFeatureClient_a5649415f4001654df15c856e0e0a893 } from '../../../clean-paste/view/clean-paste.tsx'
import { TextInStepFeatureClient as TextInStepFeatureClient_b0048ae28a95e38a8a4d7f9430c801be } from '../../../form-head/view/text-in-step.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AnchorChoice as AnchorChoice_db9c3ff59f4e4e5896ca57067803bbf9 } from '../../../link-anchors/view/anchor-choice.tsx'
import { LinkTargetsFeatureClient as LinkTargetsFeatureClient_cf918f01273da7194dacd58c95db02e5 } from '../../../link-anchors/view/link-targets.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PartsBelowTablesFeatureClient as PartsBelowTablesFeatureClient_66821fb377cf9018921ec85c962e3f59 } from '../../../table-parts/view/parts-below-tables.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockInStep as BlockInStep_1120c0a78f5848bd59aa27099ebbce3d } from '../../../form-head/view/block-in-step.tsx'
import { ReusableSummary as ReusableSummary_60a38932638e748fa3bae190fc214d92 } from '../../../nodes/reusable/view/reusable-summary.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ZonedDateField as ZonedDateField_45e6fe2b8ad161ab4a70a890958c1dd1 } from '../../../admin/time/zoned-date-field.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { BlockLabel as BlockLabel_0bfc4b792ed21f165d5d6a1be8324232 } from '../../../admin/block-label.tsx'
import { ReusableLabel as ReusableLabel_045897f72d212f746a38f71f9b241e62 } from '../../../nodes/reusable/view/reusable-label.tsx'
import { MakeReusableField as MakeReusableField_f049f5ecd7e17a9410aaf8283053e9f3 } from '../../../nodes/reusable/view/make-reusable-field.tsx'
import { MissedSearches as MissedSearches_c153954129edde471926273c4f53e335 } from '../../../search-rules/view/missed-searches.tsx'
import { PageTrial as PageTrial_8310dcf60eeff4cdbf71bff2cddc3cf5 } from '../../../search-trial/view/page-trial.tsx'
import { MetaPreview as MetaPreview_22c759cdc0f8f39d9cc7446ce2768397 } from '../../../discovery/view/meta-preview.tsx'
import { DocumentState as DocumentState_c20fa731c027f48bcd86a6a63bdca634 } from '../../../content-list/view/document-state.tsx'
import { StateCell as StateCell_6cb0a0d60a9c076d3cef3d651d48b9bd } from '../../../content-list/view/state-cell.tsx'
import { ReviewPanel as ReviewPanel_3650709e24f5a00dba5f4a4e1d3afd17 } from '../../../review/view/review-panel.tsx'
import { SchedulePanel as SchedulePanel_409e4f245bb2c72c1f1a8fc699cea42a } from '../../../schedule/view/schedule-panel.tsx'
import { PageCare as PageCare_c706bca24f75c7e3d5fac2bbd025dfea } from '../../../discovery/care/view/page-care.tsx'
import { FindReplace as FindReplace_7bc1092b338af45943060efecfd41e90 } from '../../../find-replace/view/find-replace.tsx'
import { SaveAsTemplateField as SaveAsTemplateField_6e1d244f834afe0bea8f6b486d993fde } from '../../../nodes/templates/view/save-as-template-field.tsx'
import { TranslationsCell as TranslationsCell_6330e4d93bf6a168b02e6dd6390e3b37 } from '../../../translation/view/translations-cell.tsx'
import { TranslationsPanel as TranslationsPanel_549df4ceb94a2fc1777c0591416ad467 } from '../../../translation/view/translations-panel.tsx'
import { UsagePanel as UsagePanel_60c839cdc82903e792c08cf925a003e0 } from '../../../usage/view/usage-panel.tsx'
import { ConcurrentEdits as ConcurrentEdits_3066366367ff8fecbfc81aa0aff43311 } from '../../../concurrent-edits/view/concurrent-edits.tsx'
import { RefusedFilter as RefusedFilter_eba68a5bf2d728a808ee675144f80240 } from '../../../http/view/refused-filter.tsx'
import { NewFromTemplate as NewFromTemplate_2f0b2c7738c6d1a9afff1f945a98a715 } from '../../../nodes/templates/view/new-from-template.tsx'
import { BulkChanges as BulkChanges_2e07049e77f243ba9ac714f7662073f1 } from '../../../bulk-edit/view/bulk-changes.tsx'
import { ViewOnSite as ViewOnSite_7957b968ac84ab07689b25cb7a68ea7d } from '../../../publishing/view/view-on-site.tsx'
import { PublishButton as PublishButton_2fcf7c949e40817e909fefdfc8554ca7 } from '../../../publishing/view/publish-button.tsx'
import { UnpublishButton as UnpublishButton_11206dd905c28ac77658ad8f97af47cc } from '../../../publishing/view/unpublish-button.tsx'
import { VersionsView as VersionsView_f33c3dc31e08b081f4c85357b9a838c4 } from '../../../nodes/view/versions-view.tsx'
import { TranslateView as TranslateView_9a9ef4e93dd5b2a85086b770901b9451 } from '../../../translation/view/translate-view.tsx'
import { TimeZoneField as TimeZoneField_5817d962f7e4ece17704076eb1d63421 } from '../../../admin/time/time-zone-field.tsx'
import { FormerTexts as FormerTexts_07e8e1fa5b0a56ee11b039631fce3516 } from '../../../media/upload/view/former-texts.tsx'
import { CropField as CropField_e79d2a5faecaf5360e48628c9f974c06 } from '../../../media/crop/view/crop-field.tsx'
import { CutPreview as CutPreview_752a92c60ba359168070af175edcbdcd } from '../../../media/cuts/view/cut-preview.tsx'
import { SizeCell as SizeCell_2cc99c2df65054ec74377b6a8cd4e21f } from '../../../media/library/view/size-cell.tsx'
import { MediaLibraryLink as MediaLibraryLink_51567fbbf17b369f6b5fb61a7fb4b724 } from '../../../media/library/view/media-library-link.tsx'
import { DecisiveField as DecisiveField_0723094644f1940b29c4209ca12c800d } from '../../../forms/view/condition-fields.tsx'
import { DecisiveValues as DecisiveValues_0723094644f1940b29c4209ca12c800d } from '../../../forms/view/condition-fields.tsx'
import { FormFieldLabel as FormFieldLabel_294495bd54650f7505aedda9d7a3f422 } from '../../../forms/view/form-field-label.tsx'
import { EffectPanel as EffectPanel_4fa8d8dbed7a91a37a61cab037664e38 } from '../../../search-rules/view/effect-panel.tsx'
import { GroupTrial as GroupTrial_27086d6e56fb26c8ef318805d271b136 } from '../../../search-trial/view/group-trial.tsx'
import { CsvExchange as CsvExchange_931b54e4464b7aaf8b986bea24a3e9f9 } from '../../../csv/view/csv-exchange.tsx'
import { SteadyForm as SteadyForm_6cceeee44a5e4f412611212e856a0541 } from '../../../form-head/view/steady-form.tsx'
import { SearchTaskPanel as SearchTaskPanel_20a99bb66c5a49e7fb197f506e2b7bbc } from '../../../search-tasks/view/search-task-panel.tsx'
import { StartRebuild as StartRebuild_5b6939ae12783db68880f81beb150646 } from '../../../search-tasks/view/start-rebuild.tsx'
import { TryAgain as TryAgain_f8a167302c244eb1ce7f16d5614113f2 } from '../../../mail/view/try-again.tsx'
import { InviteField as InviteField_be2a21b74e2bb4903defc4e4665b95fa } from '../../../mail/view/invite-field.tsx'
import { CurrentPasswordField as CurrentPasswordField_b4f5e4040003c44614de14251d9a588c } from '../../../accounts/view/current-password-field.tsx'
import { BrandIcon as BrandIcon_8a8b434a298ac49071854e83871fe329 } from '../../../brand/brand-graphics.tsx'
import { BrandLogo as BrandLogo_8a8b434a298ac49071854e83871fe329 } from '../../../brand/brand-graphics.tsx'
import { CommandPalette as CommandPalette_c3e968042b6ea226b75e93bfb0715874 } from '../../../content-list/palette/view/command-palette.tsx'
import { AddShortcut as AddShortcut_812227e636147c06c8a77fbb96a9aa4b } from '../../../shortcuts/view/add-shortcut.tsx'
import { TourAgain as TourAgain_27ad574c147bddbb66416c226e4c6193 } from '../../../accounts/view/tour-panel.tsx'
import { LastLinks as LastLinks_0b0d6714cca036cddbb12e3f0a7e4d69 } from '../../../admin/menu/first-and-last-links.tsx'
import { DashboardHeading as DashboardHeading_55d911722c3ce498d08fb0e01f9d0533 } from '../../../admin/dashboard/dashboard-heading.tsx'
import { Tour as Tour_4603338a41724e0ec765ae56e03f4bd9 } from '../../../accounts/view/tour.tsx'
import { UnsavedWork as UnsavedWork_3616d7727553bd7296d9e2ddb9b9e91b } from '../../../form-head/view/unsaved-work.tsx'
import { FailedChanges as FailedChanges_f71bb4ad1c5c0c49d4d65b30cc0dc029 } from '../../../schedule/view/failed-changes.tsx'
import { DeadSubmissions as DeadSubmissions_04e27c615895fdf9d335e1700b865712 } from '../../../submissions/view/dead-submissions.tsx'
import { FailedMails as FailedMails_faf994fd33c5ff28b624369ad026526d } from '../../../mail/view/failed-mails.tsx'
import { Reviews as Reviews_8f7ef9475eee3de98eb13358ac51c65d } from '../../../review/view/reviews.tsx'
import { MyWork as MyWork_320d406d47e2588d90b84d77286470d2 } from '../../../content-list/view/my-work.tsx'
import { OwnShortcuts as OwnShortcuts_c74ee48b331628906346fd1a71c056ab } from '../../../shortcuts/view/own-shortcuts.tsx'
import { SectionGallery as SectionGallery_5bb71f49a99ba9e4c22b3d9e94e346cf } from '../../../preview/view/section-gallery.tsx'
import { FirstLinks as FirstLinks_0b0d6714cca036cddbb12e3f0a7e4d69 } from '../../../admin/menu/first-and-last-links.tsx'
import { AdminReader as AdminReader_87a8c67f769702d554d7a2be97c0494a } from '../../../admin/admin-reader.tsx'
import { SessionGuard as SessionGuard_d0c6093b909d613bce627e640a09021c } from '../../../accounts/view/session-guard.tsx'
import { ComparedVersion as ComparedVersion_7706ebd35327302277e8463617e274ea } from '../../../concurrent-edits/view/compared-version.tsx'
import { UndoTrash as UndoTrash_159c69f7fb6bc13da955a666586d2d34 } from '../../../trash/view/undo-trash.tsx'
import { ClosedMenu as ClosedMenu_ab6a116d53573a4f87955aaec9a0103d } from '../../../admin/closed-menu.tsx'
import { KeptHistoryState as KeptHistoryState_2644f216f1a89f28656444f9dabba72b } from '../../../admin/history/kept-history-state.tsx'
import { FocusDrawers as FocusDrawers_ac84e4145e20e4de39f7d3e8e045523a } from '../../../admin/focus/focus-drawers.tsx'
import { TypedDrawers as TypedDrawers_7966158b35617c6295e6227087d5b93a } from '../../../admin/unsaved/typed-drawers.tsx'
import { AccessibleMarkup as AccessibleMarkup_99f8e49980365a9dda383fc63b11b5bc } from '../../../admin/accessible-markup.tsx'
import { SiteZone as SiteZone_ecfc57ae4c6389a8f417690efbc94946 } from '../../../admin/time/site-zone.tsx'
import { CalendarView as CalendarView_3a2a632e4711b84348fb663e56bf840e } from '../../../content-list/view/calendar-view.tsx'
import { ContentListView as ContentListView_21df4a70e74bd695af2b1400a5b440f1 } from '../../../content-list/view/content-list-view.tsx'
import { UnusedMediaView as UnusedMediaView_1e6084ebebe7174eae146e7eaad81b8f } from '../../../media/unused/view/unused-media-view.tsx'
import { PageReportsView as PageReportsView_921ee19c6e2cb787c142f5ca2ff3f63c } from '../../../discovery/reports/view/page-reports-view.tsx'
import { MediaLibraryView as MediaLibraryView_b5002f70584781fe31f7374edd494f38 } from '../../../media/library/view/media-library-view.tsx'
import { SubmissionsView as SubmissionsView_4afa433611991f9ec3efb1a2d8f1857b } from '../../../submissions/view/submissions-view.tsx'
import { SearchStatisticsView as SearchStatisticsView_7d13b60a08c29360b64926cbaf11d4ed } from '../../../search-statistics/view/search-statistics-view.tsx'
import { SearchTrialView as SearchTrialView_e5f3683351762ddad2f67842191e9389 } from '../../../search-trial/view/search-trial-view.tsx'
import { AuditTrailView as AuditTrailView_52829c945b32fa2dcd5b6fd5d08b1cc3 } from '../../../audit/view/audit-trail-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/row-editing/view/row-editing.tsx#RowEditing": RowEditing_75862ad38f8aee6aabe67b15f1315693,
  "/form-head/view/form-head.tsx#FormHead": FormHead_840395b95df2140b266f59424068b501,
  "/translation/view/title-cell.tsx#TitleCell": TitleCell_39a35f02d5c5470de794aee6f075fec2,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/clean-paste/view/clean-paste.tsx#CleanPasteFeatureClient": CleanPasteFeatureClient_a5649415f4001654df15c856e0e0a893,
  "/form-head/view/text-in-step.tsx#TextInStepFeatureClient": TextInStepFeatureClient_b0048ae28a95e38a8a4d7f9430c801be,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/link-anchors/view/anchor-choice.tsx#AnchorChoice": AnchorChoice_db9c3ff59f4e4e5896ca57067803bbf9,
  "/link-anchors/view/link-targets.tsx#LinkTargetsFeatureClient": LinkTargetsFeatureClient_cf918f01273da7194dacd58c95db02e5,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/table-parts/view/parts-below-tables.tsx#PartsBelowTablesFeatureClient": PartsBelowTablesFeatureClient_66821fb377cf9018921ec85c962e3f59,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/form-head/view/block-in-step.tsx#BlockInStep": BlockInStep_1120c0a78f5848bd59aa27099ebbce3d,
  "/nodes/reusable/view/reusable-summary.tsx#ReusableSummary": ReusableSummary_60a38932638e748fa3bae190fc214d92,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/time/zoned-date-field.tsx#ZonedDateField": ZonedDateField_45e6fe2b8ad161ab4a70a890958c1dd1,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/block-label.tsx#BlockLabel": BlockLabel_0bfc4b792ed21f165d5d6a1be8324232,
  "/nodes/reusable/view/reusable-label.tsx#ReusableLabel": ReusableLabel_045897f72d212f746a38f71f9b241e62,
  "/nodes/reusable/view/make-reusable-field.tsx#MakeReusableField": MakeReusableField_f049f5ecd7e17a9410aaf8283053e9f3,
  "/search-rules/view/missed-searches.tsx#MissedSearches": MissedSearches_c153954129edde471926273c4f53e335,
  "/search-trial/view/page-trial.tsx#PageTrial": PageTrial_8310dcf60eeff4cdbf71bff2cddc3cf5,
  "/discovery/view/meta-preview.tsx#MetaPreview": MetaPreview_22c759cdc0f8f39d9cc7446ce2768397,
  "/content-list/view/document-state.tsx#DocumentState": DocumentState_c20fa731c027f48bcd86a6a63bdca634,
  "/content-list/view/state-cell.tsx#StateCell": StateCell_6cb0a0d60a9c076d3cef3d651d48b9bd,
  "/review/view/review-panel.tsx#ReviewPanel": ReviewPanel_3650709e24f5a00dba5f4a4e1d3afd17,
  "/schedule/view/schedule-panel.tsx#SchedulePanel": SchedulePanel_409e4f245bb2c72c1f1a8fc699cea42a,
  "/discovery/care/view/page-care.tsx#PageCare": PageCare_c706bca24f75c7e3d5fac2bbd025dfea,
  "/find-replace/view/find-replace.tsx#FindReplace": FindReplace_7bc1092b338af45943060efecfd41e90,
  "/nodes/templates/view/save-as-template-field.tsx#SaveAsTemplateField": SaveAsTemplateField_6e1d244f834afe0bea8f6b486d993fde,
  "/translation/view/translations-cell.tsx#TranslationsCell": TranslationsCell_6330e4d93bf6a168b02e6dd6390e3b37,
  "/translation/view/translations-panel.tsx#TranslationsPanel": TranslationsPanel_549df4ceb94a2fc1777c0591416ad467,
  "/usage/view/usage-panel.tsx#UsagePanel": UsagePanel_60c839cdc82903e792c08cf925a003e0,
  "/concurrent-edits/view/concurrent-edits.tsx#ConcurrentEdits": ConcurrentEdits_3066366367ff8fecbfc81aa0aff43311,
  "/http/view/refused-filter.tsx#RefusedFilter": RefusedFilter_eba68a5bf2d728a808ee675144f80240,
  "/nodes/templates/view/new-from-template.tsx#NewFromTemplate": NewFromTemplate_2f0b2c7738c6d1a9afff1f945a98a715,
  "/bulk-edit/view/bulk-changes.tsx#BulkChanges": BulkChanges_2e07049e77f243ba9ac714f7662073f1,
  "/publishing/view/view-on-site.tsx#ViewOnSite": ViewOnSite_7957b968ac84ab07689b25cb7a68ea7d,
  "/publishing/view/publish-button.tsx#PublishButton": PublishButton_2fcf7c949e40817e909fefdfc8554ca7,
  "/publishing/view/unpublish-button.tsx#UnpublishButton": UnpublishButton_11206dd905c28ac77658ad8f97af47cc,
  "/nodes/view/versions-view.tsx#VersionsView": VersionsView_f33c3dc31e08b081f4c85357b9a838c4,
  "/translation/view/translate-view.tsx#TranslateView": TranslateView_9a9ef4e93dd5b2a85086b770901b9451,
  "/admin/time/time-zone-field.tsx#TimeZoneField": TimeZoneField_5817d962f7e4ece17704076eb1d63421,
  "/media/upload/view/former-texts.tsx#FormerTexts": FormerTexts_07e8e1fa5b0a56ee11b039631fce3516,
  "/media/crop/view/crop-field.tsx#CropField": CropField_e79d2a5faecaf5360e48628c9f974c06,
  "/media/cuts/view/cut-preview.tsx#CutPreview": CutPreview_752a92c60ba359168070af175edcbdcd,
  "/media/library/view/size-cell.tsx#SizeCell": SizeCell_2cc99c2df65054ec74377b6a8cd4e21f,
  "/media/library/view/media-library-link.tsx#MediaLibraryLink": MediaLibraryLink_51567fbbf17b369f6b5fb61a7fb4b724,
  "/forms/view/condition-fields.tsx#DecisiveField": DecisiveField_0723094644f1940b29c4209ca12c800d,
  "/forms/view/condition-fields.tsx#DecisiveValues": DecisiveValues_0723094644f1940b29c4209ca12c800d,
  "/forms/view/form-field-label.tsx#FormFieldLabel": FormFieldLabel_294495bd54650f7505aedda9d7a3f422,
  "/search-rules/view/effect-panel.tsx#EffectPanel": EffectPanel_4fa8d8dbed7a91a37a61cab037664e38,
  "/search-trial/view/group-trial.tsx#GroupTrial": GroupTrial_27086d6e56fb26c8ef318805d271b136,
  "/csv/view/csv-exchange.tsx#CsvExchange": CsvExchange_931b54e4464b7aaf8b986bea24a3e9f9,
  "/form-head/view/steady-form.tsx#SteadyForm": SteadyForm_6cceeee44a5e4f412611212e856a0541,
  "/search-tasks/view/search-task-panel.tsx#SearchTaskPanel": SearchTaskPanel_20a99bb66c5a49e7fb197f506e2b7bbc,
  "/search-tasks/view/start-rebuild.tsx#StartRebuild": StartRebuild_5b6939ae12783db68880f81beb150646,
  "/mail/view/try-again.tsx#TryAgain": TryAgain_f8a167302c244eb1ce7f16d5614113f2,
  "/mail/view/invite-field.tsx#InviteField": InviteField_be2a21b74e2bb4903defc4e4665b95fa,
  "/accounts/view/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_b4f5e4040003c44614de14251d9a588c,
  "/brand/brand-graphics.tsx#BrandIcon": BrandIcon_8a8b434a298ac49071854e83871fe329,
  "/brand/brand-graphics.tsx#BrandLogo": BrandLogo_8a8b434a298ac49071854e83871fe329,
  "/content-list/palette/view/command-palette.tsx#CommandPalette": CommandPalette_c3e968042b6ea226b75e93bfb0715874,
  "/shortcuts/view/add-shortcut.tsx#AddShortcut": AddShortcut_812227e636147c06c8a77fbb96a9aa4b,
  "/accounts/view/tour-panel.tsx#TourAgain": TourAgain_27ad574c147bddbb66416c226e4c6193,
  "/admin/menu/first-and-last-links.tsx#LastLinks": LastLinks_0b0d6714cca036cddbb12e3f0a7e4d69,
  "/admin/dashboard/dashboard-heading.tsx#DashboardHeading": DashboardHeading_55d911722c3ce498d08fb0e01f9d0533,
  "/accounts/view/tour.tsx#Tour": Tour_4603338a41724e0ec765ae56e03f4bd9,
  "/form-head/view/unsaved-work.tsx#UnsavedWork": UnsavedWork_3616d7727553bd7296d9e2ddb9b9e91b,
  "/schedule/view/failed-changes.tsx#FailedChanges": FailedChanges_f71bb4ad1c5c0c49d4d65b30cc0dc029,
  "/submissions/view/dead-submissions.tsx#DeadSubmissions": DeadSubmissions_04e27c615895fdf9d335e1700b865712,
  "/mail/view/failed-mails.tsx#FailedMails": FailedMails_faf994fd33c5ff28b624369ad026526d,
  "/review/view/reviews.tsx#Reviews": Reviews_8f7ef9475eee3de98eb13358ac51c65d,
  "/content-list/view/my-work.tsx#MyWork": MyWork_320d406d47e2588d90b84d77286470d2,
  "/shortcuts/view/own-shortcuts.tsx#OwnShortcuts": OwnShortcuts_c74ee48b331628906346fd1a71c056ab,
  "/preview/view/section-gallery.tsx#SectionGallery": SectionGallery_5bb71f49a99ba9e4c22b3d9e94e346cf,
  "/admin/menu/first-and-last-links.tsx#FirstLinks": FirstLinks_0b0d6714cca036cddbb12e3f0a7e4d69,
  "/admin/admin-reader.tsx#AdminReader": AdminReader_87a8c67f769702d554d7a2be97c0494a,
  "/accounts/view/session-guard.tsx#SessionGuard": SessionGuard_d0c6093b909d613bce627e640a09021c,
  "/concurrent-edits/view/compared-version.tsx#ComparedVersion": ComparedVersion_7706ebd35327302277e8463617e274ea,
  "/trash/view/undo-trash.tsx#UndoTrash": UndoTrash_159c69f7fb6bc13da955a666586d2d34,
  "/admin/closed-menu.tsx#ClosedMenu": ClosedMenu_ab6a116d53573a4f87955aaec9a0103d,
  "/admin/history/kept-history-state.tsx#KeptHistoryState": KeptHistoryState_2644f216f1a89f28656444f9dabba72b,
  "/admin/focus/focus-drawers.tsx#FocusDrawers": FocusDrawers_ac84e4145e20e4de39f7d3e8e045523a,
  "/admin/unsaved/typed-drawers.tsx#TypedDrawers": TypedDrawers_7966158b35617c6295e6227087d5b93a,
  "/admin/accessible-markup.tsx#AccessibleMarkup": AccessibleMarkup_99f8e49980365a9dda383fc63b11b5bc,
  "/admin/time/site-zone.tsx#SiteZone": SiteZone_ecfc57ae4c6389a8f417690efbc94946,
  "/content-list/view/calendar-view.tsx#CalendarView": CalendarView_3a2a632e4711b84348fb663e56bf840e,
  "/content-list/view/content-list-view.tsx#ContentListView": ContentListView_21df4a70e74bd695af2b1400a5b440f1,
  "/media/unused/view/unused-media-view.tsx#UnusedMediaView": UnusedMediaView_1e6084ebebe7174eae146e7eaad81b8f,
  "/discovery/reports/view/page-reports-view.tsx#PageReportsView": PageReportsView_921ee19c6e2cb787c142f5ca2ff3f63c,
  "/media/library/view/media-library-view.tsx#MediaLibraryView": MediaLibraryView_b5002f70584781fe31f7374edd494f38,
  "/submissions/view/submissions-view.tsx#SubmissionsView": SubmissionsView_4afa433611991f9ec3efb1a2d8f1857b,
  "/search-statistics/view/search-statistics-view.tsx#SearchStatisticsView": SearchStatisticsView_7d13b60a08c29360b64926cbaf11d4ed,
  "/search-trial/view/search-trial-view.tsx#SearchTrialView": SearchTrialView_e5f3683351762ddad2f67842191e9389,
  "/audit/view/audit-trail-view.tsx#AuditTrailView": AuditTrailView_52829c945b32fa2dcd5b6fd5d08b1cc3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
