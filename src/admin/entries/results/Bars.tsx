import { __, _x } from '@wordpress/i18n';
import type { Row } from '../../../results/rows';
import { numberText, percentText } from './format';

/** Maximum length of labels that fit next to their bars on phones. */
const SHORT = 8;

interface Props {
	/** Name of the question, for screen readers. */
	caption: string;
	/** Heading of the first column. */
	heading: string;
	rows: readonly Row[];
	/**
	 * Whether a full-length bar represents everyone who answered. Otherwise, it represents the number for the most
	 * frequent answer.
	 */
	isOfAll: boolean;
}

/** Table whose rows contain bars. */
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
