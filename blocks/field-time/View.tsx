import { textSetting } from '../../src/form/rules/settings';
import { Frame } from '../form/field-parts/Frame';
import { ariaOf, textOf, type FieldViewProps } from '../form/field-parts/types';
import { minutesOf, stepOf } from './rules';

export function View( props: FieldViewProps ) {
	const { field, values, errors } = props;
	const limit = ( which: string ) => {
		const time = textSetting( field, which );
		return minutesOf( time ) === null ? undefined : time;
	};
	return (
		<Frame { ...props }>
			<input
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				type="time"
				min={ limit( 'min' ) }
				max={ limit( 'max' ) }
				step={ stepOf( field ) * 60 || undefined }
				{ ...ariaOf( field, errors ) }
				defaultValue={ textOf( values, field.name ) }
			/>
		</Frame>
	);
}
