import type { ReactNode } from 'react';
import { Frame, ariaOf, textOf, type FieldViewProps } from './view';

interface Props extends FieldViewProps {
	least: number;
	most: number;
	/** Numbers in boxes, or stars. */
	hasNumbers?: boolean;
	/** What a screen reader says of a number. */
	wordsOf: ( number: number ) => string;
	/** What stands below both ends. */
	children?: ReactNode;
}

/** One whole number of a few in a row: radio buttons, so that keyboards and pages without scripts have them too. */
export function Scale( { least, most, hasNumbers = true, wordsOf, children, ...props }: Props ) {
	const { field, values, errors } = props;
	const chosen = textOf( values, field.name );
	return (
		<Frame { ...props } group>
			<div
				className={ hasNumbers ? 'vestibule-rating is-numbers' : 'vestibule-rating' }
				role="radiogroup"
				aria-labelledby={ `${ field.id }_label` }
				{ ...ariaOf( field, errors ) }
			>
				{ Array.from( { length: most - least + 1 }, ( _, index ) => least + index ).map( ( number ) => (
					<label className="vestibule-rating__choice" key={ number }>
						<input
							className="vestibule-rating__box"
							id={ number === least ? field.id : `${ field.id }_${ number }` }
							type="radio"
							name={ field.name }
							value={ number }
							defaultChecked={ String( number ) === chosen }
						/>
						<span className="vestibule-rating__sign" aria-hidden="true">
							{ hasNumbers ? number : null }
						</span>
						<span className="vestibule-rating__words">{ wordsOf( number ) }</span>
					</label>
				) ) }
			</div>
			{ children }
		</Frame>
	);
}
