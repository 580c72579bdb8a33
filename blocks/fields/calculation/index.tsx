import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M17 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2Zm.5 16c0 .3-.2.5-.5.5H7a.5.5 0 0 1-.5-.5V5c0-.3.2-.5.5-.5h10c.3 0 .5.2.5.5v14ZM8.5 9h7V6.5h-7V9Zm0 3.5H10V11H8.5v1.5Zm0 4H10V15H8.5v1.5Zm2.8-4h1.5V11h-1.5v1.5Zm0 4h1.5V15h-1.5v1.5Zm2.7-4h1.5V11H14v1.5Zm0 4h1.5V15H14v1.5Z" />
	</svg>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon,
	order: 66,
	answer: 'number',
	formulas: [ 'formula' ],
	hasRequired: false,
	Settings,
};
