import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf, _x } from '@wordpress/i18n';
import type { Chart, Question } from '../../../results/add';
import { Bars } from './Bars';
import { barsOf, factsOf, groupsOf } from './drawn';
import { numberText } from './format';
import { Places } from './Places';
import { Stack } from './Stack';

function Lines( { chart, caption }: { chart: Chart; caption: string } ) {
	const [ isWhole, setWhole ] = useState( false );
	const [ line ] = chart.lines;
	if ( chart.kind === 'stack' || line === undefined ) {
		return <Stack chart={ chart } caption={ caption } />;
	}
	const { rows, hasMore } = barsOf( chart, line, isWhole );
	const facts = factsOf( chart, line );
	const groups = groupsOf( chart, line );
	const heading =
		chart.kind === 'days' ? __( 'Time', 'vestibule' ) : _x( 'Answer', 'of a sender to a field', 'vestibule' );
	return (
		<>
			{ facts.length > 0 && (
				<dl className="vestibule-results__facts">
					{ facts.map( ( { label, text } ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ text }</dd>
						</div>
					) ) }
				</dl>
			) }
			{ groups.length > 0 && <Bars caption={ caption } heading={ heading } rows={ groups } isOfAll /> }
			<Bars
				caption={ caption }
				heading={ heading }
				rows={ rows }
				isOfAll={ chart.kind === 'bars' && ! hasMore }
			/>
			{ ( hasMore || isWhole ) && (
				<Button variant="link" onClick={ () => setWhole( ! isWhole ) }>
					{ isWhole ? __( 'Show fewer', 'vestibule' ) : __( 'Show all answers', 'vestibule' ) }
				</Button>
			) }
		</>
	);
}

function countWords( { asked, answered, gone }: Question ): string {
	const answers = sprintf(
		/* translators: %s: number of answers. */
		_n( '%s answer', '%s answers', answered, 'vestibule' ),
		numberText( answered )
	);
	if ( gone ) {
		/* translators: %s: number of answers with its noun, such as "3 answers". */
		return sprintf( __( '%s (deleted question)', 'vestibule' ), answers );
	}
	return asked === answered
		? answers
		: sprintf(
				/* translators: 1: number with its noun, such as "3 answers", 2: number of people who saw it. */
				_n( '%1$s; %2$s person was asked', '%1$s; %2$s people were asked', asked, 'vestibule' ),
				answers,
				numberText( asked )
			);
}

interface Props {
	question: Question;
	/** URL of the counted entries. */
	list: string;
}

/** Results of one question: number of answers, and charts. */
export function QuestionResults( { question, list }: Props ) {
	const id = useId();
	const { label, charts, answered, places = [] } = question;
	return (
		<section className="vestibule-results__question" aria-labelledby={ id }>
			<h3 id={ id }>
				<bdi>{ label }</bdi>
			</h3>
			<p className="vestibule-results__counts">{ countWords( question ) }</p>
			{ answered > 0 && charts.length === 0 && (
				<a className="vestibule-results__read" href={ list }>
					{ __( 'Read the answers in the entries', 'vestibule' ) }
				</a>
			) }
			{ answered > 0 &&
				charts.map( ( chart, index ) => (
					<div key={ index }>
						{ chart.label !== '' && <h4>{ chart.label }</h4> }
						<Lines
							chart={ chart }
							caption={ chart.label === '' ? label : `${ label }: ${ chart.label }` }
						/>
					</div>
				) ) }
			{ places.length > 0 && <Places label={ label } places={ places } /> }
		</section>
	);
}
