/** Which documents a guest has to read anew, without clock or database. */
import { legalVersions } from '@vx/contract/constants';
import { legalDocuments, type LegalDocument } from '@vx/contract/enums';

/** What a guest said to the version of a document that is in force; none: nothing yet. */
export type LegalAnswers = Readonly<Partial<Record<LegalDocument, boolean>>>;

const beganAt = (document: LegalDocument): number => Date.parse(legalVersions[document]);

/** Documents whose version in force is younger than what the guest agreed to. */
export const changedSince = (agreedAt: Date): readonly LegalDocument[] =>
  legalDocuments.filter((document) => beganAt(document) > agreedAt.getTime());

/** The same, without those that the guest agreed to since, and with those that were refused. */
export const openDocuments = (agreedAt: Date, answers: LegalAnswers): readonly LegalDocument[] =>
  legalDocuments.filter((document) => {
    const answer = answers[document];
    return answer === undefined ? beganAt(document) > agreedAt.getTime() : !answer;
  });
