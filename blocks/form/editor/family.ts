import { fieldBlocks } from '../../fields/kit/editor/kinds';
import { CONFIRMATION } from './confirmations/messageBlock';
import { STEP } from './steps/plan';

const formBlocks = (): string[] => [ ...fieldBlocks(), 'vestibule/section', 'vestibule/submit' ];

/** What may stand in a form: fields, and what sets them out. */
export const allowedBlocks = (): string[] => [
	...formBlocks(),
	STEP,
	CONFIRMATION,
	'core/heading',
	'core/paragraph',
	'core/list',
	'core/image',
	'core/group',
	'core/columns',
	'core/separator',
	'core/spacer',
];

/** What the inserter offers first. */
export const offeredFirst = (): string[] => formBlocks().slice( 0, 6 );
