import { Button } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import type { EntriesResults } from '../../../contracts/entries-results';
import { Failed, Skeleton } from '../../kit/list/Loading';
import { useTitle } from '../../kit/list/page';
import { saveFile } from '../../kit/server/api';
import { useLoad } from '../../kit/server/useLoad';
import { fetchColumns } from '../entry/api';
import { listHash, resultsHash, type ListQuery } from '../entry/route';
import { Empty } from '../list/Empty';
import { Toolbar } from '../list/Toolbar';
import { countedOf, dayOf, type Fact } from './counted';
import { fileOf } from './file';
import { numberText } from './format';
import { QuestionResults } from './QuestionResults';
import { useResults } from './useResults';

interface ProgressProps {
	results: EntriesResults | null;
	isRunning: boolean;
}

/**
 * Progress of counting. When counting is finished, shows the number of counted entries, which screen readers announce.
 */
function Progress( { results, isRunning }: ProgressProps ) {
	const { seen = 0, total = 0, entries = 0, after } = results ?? {};
	return (
		<div className="vestibule-results__progress">
			{ isRunning && (
				<>
					<progress
						aria-label={ __( 'Progress of counting', 'vestibule' ) }
						max={ Math.max( 1, total ?? 0 ) }
						value={ results === null ? undefined : seen }
					/>
					<span>
						{ results === null
							? __( 'Counting the answers', 'vestibule' )
							: sprintf(
									/* translators: 1: number of entries read so far, 2: number of all entries. */
									__( 'Counting: %1$s of %2$s entries', 'vestibule' ),
									numberText( seen ),
									numberText( total ?? 0 )
								) }
					</span>
				</>
			) }
			<span role="status">
				{ after === null &&
					/* translators: %s: number of entries. */
					sprintf( __( 'Entries counted: %s', 'vestibule' ), numberText( entries ) ) }
			</span>
		</div>
	);
}

/** Date and active filters. Displayed only when printing. */
function Counted( { words }: { words: readonly Fact[] } ) {
	return (
		<dl className="vestibule-results__counted">
			{ words.map( ( [ term, value ] ) => (
				<div key={ term }>
					<dt>{ term }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}

interface ResultButtonsProps {
	form: number;
	/** Results of all entries; null until all entries have been counted. */
	results: EntriesResults | null;
	counted: readonly Fact[];
}

function ResultButtons( { form, results, counted }: ResultButtonsProps ) {
	const download = () => {
		if ( results !== null ) {
			saveFile(
				[ fileOf( results, counted ) ],
				new Response(),
				`results-${ form }-${ dayOf( new Date() ) }.csv`
			);
		}
	};
	return (
		<>
			<Button variant="secondary" __next40pxDefaultSize onClick={ () => window.print() }>
				{ __( 'Print', 'vestibule' ) }
			</Button>
			<Button variant="secondary" __next40pxDefaultSize aria-disabled={ results === null } onClick={ download }>
				{ __( 'Export as CSV', 'vestibule' ) }
			</Button>
		</>
	);
}

/** Text shown instead of results while no form is chosen. */
const NoForm = () => (
	<div className="vestibule-entries__empty">
		<h2>{ __( 'Choose a form', 'vestibule' ) }</h2>
		<p>{ __( 'Results are counted for one form. Choose a form above.', 'vestibule' ) }</p>
	</div>
);

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
}

/** Screen with the results of a form, with the same filters as the list. */
export function ResultsScreen( { query: asked, overview }: Props ) {
	const only = overview?.forms.length === 1 ? ( overview.forms[ 0 ]?.id ?? 0 ) : 0;
	const query = useMemo( () => ( asked.form === 0 ? { ...asked, form: only } : asked ), [ asked, only ] );
	const { results, isRunning, failure, goOn } = useResults( query );
	const load = useCallback( ( signal: AbortSignal ) => fetchColumns( query.form, signal ), [ query.form ] );
	const columns = useLoad( load ).data;
	const heading = useRef< HTMLHeadingElement >( null );
	const form = results?.title || overview?.forms.find( ( { id } ) => id === query.form )?.title || '';
	const title =
		form === ''
			? __( 'Results', 'vestibule' )
			: /* translators: %s: title of a form. */ sprintf( __( 'Results: %s', 'vestibule' ), form );
	const counted = useMemo( () => countedOf( query, columns, new Date() ), [ query, columns ] );
	const isWhole = results?.after === null;
	const isEmpty = isWhole && results.entries === 0;

	useEffect( () => heading.current?.focus(), [] );
	useTitle( title );

	return (
		<div className="vestibule-list vestibule-entries vestibule-results">
			<p className="vestibule-entries__back">
				<a href={ listHash( asked ) }>{ __( 'Back to the entries', 'vestibule' ) }</a>
			</p>
			<h2 ref={ heading } tabIndex={ -1 }>
				{ title }
			</h2>
			<Counted words={ counted } />
			<Toolbar
				query={ asked }
				overview={ overview }
				columns={ columns?.form === query.form ? columns : null }
				hashOf={ resultsHash }
				noForm={ __( 'Choose a form', 'vestibule' ) }
				title={ form }
			>
				{ query.form !== 0 && ! isEmpty && (
					<ResultButtons form={ query.form } results={ isWhole ? results : null } counted={ counted } />
				) }
			</Toolbar>
			{ query.form === 0 && overview !== null ? (
				<NoForm />
			) : (
				<Progress results={ results } isRunning={ isRunning } />
			) }
			{ failure !== '' && <Failed reason={ failure } retry={ goOn } /> }
			{ isRunning && results === null && <Skeleton lines={ 6 } className="vestibule-entries__skeleton" /> }
			{ isEmpty && <Empty query={ query } overview={ overview } hashOf={ resultsHash } /> }
			{ results !== null &&
				! isEmpty &&
				results.questions.map( ( question ) => (
					<QuestionResults
						key={ `${ question.gone ? '-' : '' }${ question.name }` }
						question={ question }
						list={ listHash( query ) }
					/>
				) ) }
		</div>
	);
}
