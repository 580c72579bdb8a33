import { Frame } from './Frame';
import { optionsOf, OtherText } from './Other';
import { ariaOf, textOf, type FieldViewProps } from '../types';

/** A native select: the browser's own search by typing beats any list of ours. Its first option stands for no choice. */
export function Select( { autoComplete, ...props }: FieldViewProps & { autoComplete?: string } ) {
	const { field, values } = props;
	return (
		<Frame { ...props }>
			<select
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				autoComplete={ autoComplete }
				{ ...ariaOf( field, props.errors ) }
				defaultValue={ textOf( values, field.name ) }
			>
				<option value="">{ field.placeholder }</option>
				{ optionsOf( props ).map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
			<OtherText { ...props } />
		</Frame>
	);
}
