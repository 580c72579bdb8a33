import { __, _x } from '@wordpress/i18n';
import type { Row } from '../../../results/rows';
import { numberText, percentText } from './format';

/** Letters of labels that have room beside their bars on a phone. */
const SHORT = 8;

interface Props {
	/** What the rows are answers to; for screen readers. */
	caption: string;
	/** Heading of the first column. */
	heading: string;
	rows: readonly Row[];
	/** Whether the longest bar stands for all who answered; otherwise for the most frequent answer. */
	isOfAll: boolean;
}

/** A table whose rows draw themselves as bars. */
export function Bars( { caption, heading, rows, isOfAll }: Props ) {
	const isShort = rows.every( ( { label } ) => label.length <= SHORT );
	const longest = isOfAll ? 1 : Math.max( 0, ...rows.map( ( { share } ) => share ) );
	return (
		<table className={ `vestibule-results__bars${ isShort ? ' is-short' : '' }` }>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					<th scope="col">{ heading }</th>
					<th scope="col" className="is-number">
						{ _x( 'Number', 'how many', 'vestibule' ) }
					</th>
					<th scope="col" className="is-number">
						{ __( 'Share', 'vestibule' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( { value, label, count, share } ) => (
					<tr key={ value }>
						<th scope="row">
							<span className="vestibule-results__answer">
								<bdi>{ label }</bdi>
								<span className="vestibule-results__track" aria-hidden="true">
									<span
										style={ { inlineSize: `${ longest === 0 ? 0 : ( share / longest ) * 100 }%` } }
									/>
								</span>
							</span>
						</th>
						<td className="is-number">{ numberText( count ) }</td>
						<td className="is-number">{ percentText( share ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
