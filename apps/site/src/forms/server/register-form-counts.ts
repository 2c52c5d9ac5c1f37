import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { limitReports, REPORT_OPTIONS, readReport, refuseMany } from '../../http/guard/page-reports.ts';
import { COUNTS_PATH } from '../counts-path.ts';
import type { FormsContext } from './forms-context.ts';
import { holdsForm } from './placed-forms.ts';

const REPORTS_PER_NETWORK = 60;

const reportSchema = v.object({
  formId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)),
  stage: v.picklist(['seen', 'begun']),
});

/**
 * Counts how often forms are seen and begun, as our own pages report it (C-8). Accepts only forms of published pages, and
 * a limited number per network, because a program can send whatever our pages send.
 */
export function registerFormCounts(
  app: FastifyInstance,
  { pageWithForm, countForm }: Pick<FormsContext, 'pageWithForm' | 'countForm'>,
): void {
  const admits = limitReports(REPORTS_PER_NETWORK);
  app.post(COUNTS_PATH, REPORT_OPTIONS, (request, reply) => {
    const report = readReport(reportSchema, request, reply);
    if (!report) return reply;
    if (!holdsForm(pageWithForm(report.path)?.node ?? null, report.formId)) return reply.code(204).send();
    if (!admits(request.ip)) return refuseMany(reply);
    countForm?.(report);
    return reply.code(204).send();
  });
}
