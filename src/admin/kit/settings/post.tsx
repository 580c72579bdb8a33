import { Button } from '@wordpress/components';
import { createContext, useContext, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Versions } from '../../../controls/Versions';
import { BASE, conflictOf, isSame, labelAt, type Choice, type Conflict } from '../../../shared/conflict';
import { reasonOf } from '../server/reasonOf';
import { RefusalsProvider, refusalsOf, type Refusals } from '../server/refusals';
import { SaveBar } from './SaveBar';
import './screen.css';

/** As what a post is saved: visitors see it, or not yet. */
export type Wanted = 'publish' | 'draft';

type Values = Record< string, unknown >;

/** What is special about one kind of post that is edited on a screen of its own. */
export interface PostKind< Draft > {
	/** What was typed, as it is stored where it can be read. */
	read( draft: Draft ): Draft;
	/** What keeps it from being saved, by setting; a draft may lack what a visitor needs. */
	errorsOf( draft: Draft, wanted: Wanted ): Refusals;
	/** Parameters of the request that saves the draft. */
	valuesOf( draft: Draft ): Values;
	/** The draft with values of such a request. */
	withValues( draft: Draft, values: Values ): Draft;
	/** Sends values and returns those that are stored then. */
	store( values: Values ): Promise< Values & { status: string } >;
	/** Labels of settings, by their path in such a request. */
	labels: Readonly< Record< string, string > >;
	/** What is said once it is saved. */
	saved: Record< Wanted, string >;
}

/** A post in the making. Whatever goes wrong, what was typed stays. */
function usePost< Draft >( start: Draft, startStatus: string, kind: PostKind< Draft > ) {
	const [ saved, setSaved ] = useState( start );
	const [ draft, setDraft ] = useState( start );
	const [ status, setStatus ] = useState( startStatus );
	const [ errors, setErrors ] = useState< Refusals >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ conflict, setConflict ] = useState< Conflict | null >( null );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const change = ( changes: Partial< Draft > ) => {
		setDraft( ( before ) => ( { ...before, ...changes } ) );
		setMessage( '' );
		setErrors( {} );
	};

	/** @param base Values that the screen had loaded. A post that was never saved has none. */
	const send = async ( typed: Draft, wanted: string, base: Values ): Promise< boolean > => {
		setFailure( '' );
		setConflict( null );
		setBusy( true );
		try {
			const values = kind.valuesOf( typed );
			const answer = await kind.store( {
				...values,
				status: wanted,
				...( status !== 'new' && { [ BASE ]: base } ),
			} );
			const merged = kind.withValues( typed, answer );
			const stored = isSame( kind.valuesOf( merged ), values ) ? typed : merged;
			setStatus( answer.status );
			setSaved( stored );
			setDraft( stored );
			setMessage( kind.saved[ answer.status === 'publish' ? 'publish' : 'draft' ] );
			return true;
		} catch ( error ) {
			setConflict( conflictOf( error ) );
			setErrors( refusalsOf( error ) );
			setFailure( await reasonOf( error ) );
			return false;
		} finally {
			setBusy( false );
		}
	};

	const loaded = () => ( { ...kind.valuesOf( saved ), status } );

	/** Saves one of both versions, together with the changes that do not concern the same settings. */
	const choose = async ( choice: Choice ): Promise< boolean > => {
		if ( ! conflict ) {
			return false;
		}
		const next = kind.withValues( draft, conflict[ choice ] );
		setDraft( next );
		return send( next, String( conflict[ choice ].status ), { ...loaded(), ...conflict.now } );
	};

	const save = async ( wanted: Wanted ): Promise< boolean > => {
		const typed = kind.read( draft );
		const found = kind.errorsOf( typed, wanted );
		setDraft( typed );
		setErrors( found );
		setMessage( '' );
		if ( Object.keys( found ).length > 0 ) {
			setFailure(
				__( 'Nothing was saved: some settings are not right yet. Each says what it needs.', 'vestibule' )
			);
			return false;
		}
		return send( typed, wanted, loaded() );
	};

	const isDirty = JSON.stringify( draft ) !== JSON.stringify( saved );
	return { draft, change, save, choose, conflict, status, errors, failure, isBusy, isDirty, message };
}

interface ScreenProps< Draft > {
	/** Where its addresses are, and what the reader may do. */
	server: { status: string; canPublish: boolean; editUrl: string; listUrl: string; trashUrl: string };
	start: Draft;
	kind: PostKind< Draft >;
	/** Leads to the list of all. */
	listLabel: string;
	className?: string;
	/** The sections. */
	children: ReactNode;
	/** What stands beside them, such as a preview. */
	beside?: ReactNode;
}

interface PostSaveBarProps {
	server: ScreenProps< unknown >[ 'server' ];
	post: Omit< ReturnType< typeof usePost >, 'draft' | 'change' >;
	labels: PostKind< unknown >[ 'labels' ];
	listLabel: string;
	saveAs: ( wanted: Wanted ) => Promise< void >;
}

/** Buttons that save, hide and trash the post. */
function PostSaveBar( { server, post, labels, listLabel, saveAs }: PostSaveBarProps ) {
	const { status, isBusy } = post;
	const isPublished = status === 'publish';
	return (
		<SaveBar
			failure={ post.failure }
			message={ post.message }
			isDirty={ post.isDirty }
			label={ isPublished ? __( 'Save', 'vestibule' ) : __( 'Publish', 'vestibule' ) }
			isBusy={ isBusy }
			isDisabled={ ! server.canPublish }
			isChecked
			onSave={ () => void saveAs( 'publish' ) }
			versions={
				post.conflict && (
					<Versions
						changes={ post.conflict.conflicts }
						labelOf={ ( { path } ) => labelAt( path, labels ) }
						isBusy={ isBusy }
						onChoose={ ( choice ) => void post.choose( choice ) }
					/>
				)
			}
		>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void saveAs( 'draft' ) }
			>
				{ isPublished ? __( 'Hide from visitors', 'vestibule' ) : __( 'Save as a draft', 'vestibule' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" href={ server.listUrl }>
				{ listLabel }
			</Button>
			{ server.trashUrl !== '' && status !== 'new' && (
				<Button __next40pxDefaultSize variant="tertiary" isDestructive href={ server.trashUrl }>
					{ __( 'Move to Trash', 'vestibule' ) }
				</Button>
			) }
		</SaveBar>
	);
}

/** The parts of a screen that edits one post; each control knows its value by the setting's name. */
export function postOf< Draft extends object >() {
	const Context = createContext< ReturnType< typeof usePost< Draft > > | null >( null );

	/** The post as it is on the screen now, and what is wrong with it. */
	function useDraft() {
		const post = useContext( Context );
		if ( post === null ) {
			throw new Error( 'A setting of a post stands outside its screen.' );
		}
		return post;
	}

	function useSetting< Key extends keyof Draft >( name: Key ) {
		const { draft, change } = useDraft();
		return {
			value: draft[ name ],
			set: ( value: Draft[ Key ] ) => change( { [ name ]: value } as unknown as Partial< Draft > ),
		};
	}

	/** The sections and the buttons below them. */
	function Screen( { server, start, kind, listLabel, className = '', children, beside }: ScreenProps< Draft > ) {
		const post = usePost( start, server.status, kind );
		const { save, errors } = post;
		const place = useRef< HTMLDivElement >( null );

		useEffect( () => {
			if ( Object.keys( errors ).length > 0 ) {
				place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
			}
		}, [ errors ] );

		const saveAs = async ( wanted: Wanted ) => {
			if ( await save( wanted ) ) {
				// A new one has its own address from now on: loading again shows it and does not begin another.
				window.history.replaceState( null, '', server.editUrl );
			}
		};
		return (
			<Context.Provider value={ post }>
				<div className={ `vestibule-admin ${ className }`.trim() } ref={ place }>
					<div className="vestibule-admin__sections">
						<RefusalsProvider value={ errors }>{ children }</RefusalsProvider>
						<PostSaveBar { ...{ server, post, listLabel, saveAs } } labels={ kind.labels } />
					</div>
					{ beside }
				</div>
			</Context.Provider>
		);
	}

	return { Screen, useDraft, useSetting };
}
