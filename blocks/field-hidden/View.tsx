import { textSetting } from '../../src/form/rules/settings';
import { textOf, type FieldViewProps } from '../form/field-parts/types';

/** Of a user nothing is printed: a page may be kept for everyone. */
function valueOf( { field, values }: FieldViewProps ): string {
	const source = textSetting( field, 'source' );
	const typed = source === 'query' ? textOf( values, field.name ) : '';
	return source === 'user' ? '' : typed || textSetting( field, 'value' );
}

export const View = ( props: FieldViewProps ) => (
	<input id={ props.field.id } type="hidden" name={ props.field.name } defaultValue={ valueOf( props ) } />
);
