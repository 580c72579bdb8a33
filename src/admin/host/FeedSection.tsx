import { Button, Notice } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl, TextControl } from '../../controls/wordpress';
import { post, remove } from '../kit/server/api';
import { reasonOf } from '../kit/server/reasonOf';
import { Section } from '../kit/settings/Section';

/** Booking details that the feed contains. */
type FeedDetail = 'time' | 'name' | 'contact';

export interface Feed {
	/** URL of the feed; empty if the feed is disabled. */
	url: string;
	detail: FeedDetail;
}

const path = ( host: number ) => `/vestibule/v1/hosts/${ host }/feed`;

/** Changes the feed. Creates a new URL if `detail` is missing. */
const changeFeed = ( host: number, data: { detail?: FeedDetail } ): Promise< Feed > => post( path( host ), data );

const endFeed = ( host: number ): Promise< Feed > => remove( path( host ) );

const DETAILS: readonly { value: FeedDetail; label: string }[] = [
	{ value: 'time', label: __( 'The appointment type and the time', 'vestibule' ) },
	{ value: 'name', label: __( 'The visitor’s name as well', 'vestibule' ) },
	{ value: 'contact', label: __( 'Name, email address and phone number', 'vestibule' ) },
];

/** Confirmation that is open, or last action. */
type State = 'renewing' | 'ending' | 'busy' | 'copied' | '';

/** Returns the state of a host's feed. Changes are saved at once. */
function useFeed( host: number, start: Feed ) {
	const [ feed, setFeed ] = useState( start );
	const [ state, setState ] = useState< State >( '' );
	const [ problem, setProblem ] = useState( '' );
	const run = async ( work: Promise< Feed > ) => {
		setState( 'busy' );
		setProblem( '' );
		try {
			setFeed( await work );
		} catch ( error ) {
			setProblem( await reasonOf( error ) );
		}
		setState( '' );
	};
	return {
		feed,
		state,
		setState,
		problem,
		renew: () => void run( changeFeed( host, {} ) ),
		end: () => void run( endFeed( host ) ),
		setDetail: ( detail: FeedDetail ) => void run( changeFeed( host, { detail } ) ),
	};
}

type FeedAtWork = ReturnType< typeof useFeed >;

function Address( { feed, setDetail }: FeedAtWork ) {
	return (
		<>
			<TextControl
				dir="ltr"
				readOnly
				label={ __( 'Private URL', 'vestibule' ) }
				value={ feed.url }
				onChange={ () => {} }
				onFocus={ ( event ) => event.currentTarget.select() }
			/>
			<SelectControl
				label={ __( 'Details of a booking', 'vestibule' ) }
				value={ feed.detail }
				options={ DETAILS.map( ( { value, label } ) => ( { value, label } ) ) }
				onChange={ setDetail }
			/>
		</>
	);
}

/** Confirmation before the current URL is invalidated. */
function Question( { state, setState, renew, end }: FeedAtWork ) {
	const isRenewing = state === 'renewing';
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: isRenewing ? __( 'Create a new URL', 'vestibule' ) : __( 'Turn off', 'vestibule' ),
					onClick: isRenewing ? renew : end,
				},
				{ label: __( 'Cancel', 'vestibule' ), onClick: () => setState( '' ) },
			] }
		>
			{ __( 'Calendars that use the current URL will no longer be updated.', 'vestibule' ) }
		</Notice>
	);
}

/** Buttons of an enabled feed. */
function Buttons( { feed, state, setState }: FeedAtWork ) {
	const copy = useCopyToClipboard< HTMLButtonElement >( feed.url, () => setState( 'copied' ) );
	const common = {
		__next40pxDefaultSize: true,
		variant: 'tertiary',
		disabled: state === 'busy',
		accessibleWhenDisabled: true,
	} as const;
	return (
		<>
			<Button __next40pxDefaultSize variant="secondary" ref={ copy }>
				{ state === 'copied' ? __( 'Copied', 'vestibule' ) : __( 'Copy URL', 'vestibule' ) }
			</Button>
			<Button { ...common } onClick={ () => setState( 'renewing' ) }>
				{ __( 'New URL', 'vestibule' ) }
			</Button>
			<Button { ...common } isDestructive onClick={ () => setState( 'ending' ) }>
				{ __( 'Turn off', 'vestibule' ) }
			</Button>
		</>
	);
}

/** Private URL with which other calendars can subscribe to a host's bookings. Changes are saved at once. */
export function FeedSection( { host, feed: start }: { host: number; feed: Feed } ) {
	const work = useFeed( host, start );
	const { feed, state, problem, renew } = work;
	const isBusy = state === 'busy';
	return (
		<Section title={ __( 'Bookings in another calendar', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Calendars such as Google, Outlook and iCloud can subscribe to the bookings of this host with a private URL. Anyone with the URL can read the bookings without logging in. Changes here take effect immediately.',
					'vestibule'
				) }
			</p>
			{ feed.url !== '' && <Address { ...work } /> }
			{ problem !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ ( state === 'renewing' || state === 'ending' ) && <Question { ...work } /> }
			<div className="vestibule-admin__buttons">
				{ feed.url === '' ? (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ renew }
					>
						{ __( 'Create a private URL', 'vestibule' ) }
					</Button>
				) : (
					<Buttons { ...work } />
				) }
			</div>
		</Section>
	);
}
