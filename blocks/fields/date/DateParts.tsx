import { listSetting } from '../kit/rules';
import { Frame, ariaOf, describedBy, textOf, type FieldViewProps } from '../kit/view';

/** Numbers instead of month names in the editor, where the site's month names are not available. */
const MONTHS = Array.from( { length: 12 }, ( _, month ) => String( month + 1 ) );
const ORDER = [ 'day', 'month', 'year' ];

function idOf( id: string, part: string ): string {
	return part === 'day' ? id : `${ id }_${ part }`;
}

function Part( { part, value, ...props }: FieldViewProps & { part: string; value: string } ) {
	const { field, words, errors } = props;
	const own = {
		className: 'vestibule-field__input',
		id: idOf( field.id, part ),
		name: `${ field.name }[${ part }]`,
		autoComplete: field.settings?.isBirthday === true ? `bday-${ part }` : 'off',
		defaultValue: value,
		...ariaOf( field, errors ),
	};
	const months = listSetting( field, 'months' );
	return (
		<div className={ `vestibule-date__part is-${ part }` }>
			<label className="vestibule-part__label" htmlFor={ own.id }>
				{ words[ part ] }
			</label>
			{ part === 'month' ? (
				<select { ...own }>
					<option value="" />
					{ ( months.length > 0 ? months : MONTHS ).map( ( month, index ) => (
						<option key={ index } value={ String( index + 1 ).padStart( 2, '0' ) }>
							{ String( month ) }
						</option>
					) ) }
				</select>
			) : (
				<input { ...own } type="text" inputMode="numeric" maxLength={ part === 'day' ? 2 : 4 } />
			) }
		</div>
	);
}

/**
 * Date with separate controls for day, month and year, in the order of the site's date format. For dates in the distant
 * past, these controls are easier to use than a calendar.
 */
export function DateParts( props: FieldViewProps ) {
	const { field, values, errors } = props;
	const [ year = '', month = '', ...rest ] = textOf( values, field.name ).split( '-' );
	const typed: Record< string, string > = { year, month, day: rest.join( '-' ).replace( /^0+/, '' ) };
	const order = listSetting( field, 'order' );
	return (
		<Frame { ...props } group>
			<div
				className="vestibule-date"
				role="group"
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy(
					field.id,
					field.help !== '',
					( errors[ field.name ] ?? [] ).length > 0
				) }
			>
				{ ( order.length > 0 ? order.map( String ) : ORDER ).map( ( part ) => (
					<Part key={ part } { ...props } part={ part } value={ typed[ part ] ?? '' } />
				) ) }
			</div>
		</Frame>
	);
}
