import { OptionsSettings } from '../kit/editor/inspector/OptionsControl';
import { optionSlots } from '../kit/editor/OptionText';
import { firstOptions } from '../kit/editor/options';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Choices } from '../kit/controls';
import metadata from './block.json';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 14.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
	</svg>
);

export const field: FieldBlock = {
	metadata,
	View: ( props ) => <Choices { ...props } radio />,
	icon,
	order: 70,
	related: [ 'checkbox', 'multi-select' ],
	fresh: () => ( { options: firstOptions() } ),
	Settings: OptionsSettings,
	slots: optionSlots,
};
