import { OptionsSettings } from '../kit/editor/inspector/OptionsControl';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { optionSlots } from '../kit/editor/OptionText';
import { firstOptions } from '../kit/editor/options';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Choices } from '../kit/controls';
import metadata from './block.json';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M18 4H6a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2Zm.5 14a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V6c0-.3.2-.5.5-.5h12c.3 0 .5.2.5.5v12ZM10.6 13.6 8.5 11.4l-1 1.1 3.1 3.2 6-6.1-1.1-1.1-4.9 5.1Z" />
	</svg>
);

const Settings = ( props: FieldPanelProps ) => <OptionsSettings { ...props } several />;

export const field: FieldBlock = {
	metadata,
	View: Choices,
	icon,
	order: 80,
	answer: 'list',
	related: [ 'radio', 'multi-select' ],
	fresh: () => ( { options: firstOptions() } ),
	Settings,
	slots: optionSlots,
};
