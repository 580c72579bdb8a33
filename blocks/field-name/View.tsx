import { FieldErrors, Frame, RequiredMark } from '../form/field-parts/Frame';
import { describedBy, textOf, type FieldViewProps } from '../form/field-parts/types';

/** First, middle and last name, posted as names[first_name] and so on; each part has its own error. */
export function View( props: FieldViewProps ) {
	const { field, values, errors, words, slots } = props;
	return (
		<Frame { ...props } field={ { ...field, required: false } } group>
			<div
				className={ `vestibule-parts has-${ field.parts.length }` }
				role="group"
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy( field.id, field.help !== '', false ) }
			>
				{ field.parts.map( ( part, index ) => {
					const own = errors[ part.name ] ?? [];
					return (
						<div className="vestibule-part" key={ part.name }>
							<label className="vestibule-part__label" htmlFor={ part.id }>
								<span>{ slots?.parts?.[ index ] ?? part.label }</span>
								<RequiredMark required={ part.required } words={ words } />
							</label>
							<input
								className="vestibule-field__input"
								id={ part.id }
								name={ part.name }
								type="text"
								autoComplete={ part.autocomplete }
								maxLength={ field.maxLength || undefined }
								aria-required={ part.required || undefined }
								aria-invalid={ own.length > 0 }
								aria-describedby={ describedBy( part.id, false, own.length > 0 ) }
								defaultValue={ textOf( values, part.name ) }
							/>
							<FieldErrors id={ part.id } errors={ own } />
						</div>
					);
				} ) }
			</div>
		</Frame>
	);
}
