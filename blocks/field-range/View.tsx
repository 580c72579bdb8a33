import { textSetting } from '../../src/form/rules/settings';
import { Frame } from '../form/field-parts/Frame';
import { ariaOf, textOf, type FieldViewProps } from '../form/field-parts/types';
import { limitsOf, wordsOf } from './rules';

/** The middle, on a step; where the editor shows a field, since a page has it of the server. */
function middle( { min, max, step }: ReturnType< typeof limitsOf > ): string {
	const [ from, to, by ] = [ Number( min ), Number( max ), Number( step ) ];
	return String( from + by * Math.floor( ( to - from ) / by / 2 ) );
}

export function View( props: FieldViewProps ) {
	const { field, values, errors } = props;
	const limits = limitsOf( field );
	const value = textOf( values, field.name ) || textSetting( field, 'start' ) || middle( limits );
	return (
		<Frame { ...props }>
			<div className="vestibule-range">
				<span className="vestibule-range__end">{ limits.min }</span>
				<input
					className="vestibule-range__input"
					id={ field.id }
					name={ field.name }
					type="range"
					{ ...limits }
					{ ...ariaOf( field, errors ) }
					defaultValue={ value }
				/>
				<span className="vestibule-range__end">{ limits.max }</span>
				<output className="vestibule-range__value" htmlFor={ field.id } aria-hidden="true">
					{ wordsOf( field, value ) }
				</output>
			</div>
		</Frame>
	);
}
