import { paragraph } from '@wordpress/icons';
import { MaxLengthControl, PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Frame, ariaOf, textOf, type FieldViewProps } from '../kit/view';
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
				// Normalize line breaks as browsers do. Otherwise, React would replace the text in the server's markup.
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
