import { paragraph } from '@wordpress/icons';
import { MaxLengthControl } from '../kit/editor/inspector/MaxLengthControl';
import { PlaceholderControl } from '../kit/editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Frame } from '../kit/views/Frame';
import { ariaOf, textOf, type FieldViewProps } from '../kit/types';
import metadata from './block.json';

function View( props: FieldViewProps ) {
	const { field, values } = props;
	return (
		<Frame { ...props }>
			<textarea
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				rows={ 5 }
				placeholder={ field.placeholder || undefined }
				maxLength={ field.maxLength || undefined }
				{ ...ariaOf( field, props.errors ) }
				// As the browser reads it: React would write another text than the one that stands there.
				defaultValue={ textOf( values, field.name ).replace( /\r\n?/g, '\n' ) }
			/>
		</Frame>
	);
}

const Settings = ( props: FieldPanelProps ) => (
	<>
		<PlaceholderControl { ...props } />
		<MaxLengthControl { ...props } />
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: paragraph,
	order: 60,
	related: [ 'text' ],
	Settings,
};
