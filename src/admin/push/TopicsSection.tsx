import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl, TextControl } from '../../controls/wordpress';
import schema from '../../../plugin/contracts/push.schema.json';
import type { Push } from '../../contracts/push';
import { errorHelp, useRefusals } from '../kit/server/refusals';
import { Group, useSetting, useSettings } from './settings';

type Topic = Push[ 'topics' ][ number ];

export interface Category {
	slug: string;
	label: string;
}

const MAX_TOPICS = schema.properties.topics.maxItems;

interface TopicRowProps {
	topic: Topic;
	/** Category of the topic. */
	own: Category;
	/** Categories that have no topic. */
	free: readonly Category[];
	/** Error message for the label; undefined or empty if there is none. */
	fault: string | undefined;
	change: ( changes: Partial< Topic > ) => void;
	remove: () => void;
}

function TopicRow( { topic: { slug, label }, own, free, fault, change, remove }: TopicRowProps ) {
	const name = label || own.label;
	return (
		<div role="group" aria-label={ name } className="vestibule-push-admin__topic">
			<SelectControl
				label={ __( 'Category', 'vestibule' ) }
				value={ slug }
				options={ [ own, ...free ].map( ( category ) => ( { value: category.slug, label: category.label } ) ) }
				onChange={ ( chosen ) => change( { slug: chosen } ) }
			/>
			<TextControl
				label={ __( 'Label for visitors', 'vestibule' ) }
				aria-invalid={ Boolean( fault ) }
				help={ errorHelp( fault ) }
				value={ label }
				onChange={ ( text ) => change( { label: text } ) }
			/>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				/* translators: %s: name of a topic. */
				aria-label={ sprintf( __( 'Remove %s', 'vestibule' ), name ) }
				onClick={ remove }
			>
				{ __( 'Remove', 'vestibule' ) }
			</Button>
		</div>
	);
}

/** Explanation of the topics. It depends on the push provider. */
function Intro() {
	const { provider } = useSettings().settings;
	return (
		<p className="vestibule-admin__hint">
			{ provider === 'onesignal'
				? __(
						'If the block “Notify me” lets visitors choose topics, OneSignal gets a tag for each checked topic, named after the slug of its category.',
						'vestibule'
					)
				: __(
						'Topics are categories of posts. If the block “Notify me” lets visitors choose topics, they are only notified of posts in the categories that they have checked.',
						'vestibule'
					) }
		</p>
	);
}

/** Settings for the topics that visitors can choose: categories with custom labels. */
export function TopicsSection( { categories }: { categories: Category[] } ) {
	const { value: topics, set } = useSetting( 'topics' );
	const add = useRef< HTMLButtonElement >( null );
	const refusals = useRefusals();
	const free = categories.filter(
		( { slug } ) => /^[a-z0-9-]{1,60}$/.test( slug ) && ! topics.some( ( topic ) => topic.slug === slug )
	);
	const [ next ] = free;
	return (
		<Group names={ [ 'topics' ] } title={ __( 'Topics', 'vestibule' ) }>
			<Intro />
			{ topics.map( ( topic, index ) => (
				<TopicRow
					key={ topic.slug }
					topic={ topic }
					own={ categories.find( ( { slug } ) => slug === topic.slug ) ?? { ...topic, label: topic.slug } }
					free={ free }
					fault={
						topic.label.trim() === ''
							? __( 'Enter a name for the topic, or remove it.', 'vestibule' )
							: refusals[ `topics.${ index }.label` ]
					}
					change={ ( changes ) =>
						set( topics.map( ( one ) => ( one === topic ? { ...one, ...changes } : one ) ) )
					}
					remove={ () => {
						set( topics.filter( ( one ) => one !== topic ) );
						add.current?.focus();
					} }
				/>
			) ) }
			{ topics.length === 0 && (
				<p>{ __( 'No topics: subscribers are notified of every post.', 'vestibule' ) }</p>
			) }
			<div className="vestibule-admin__buttons">
				<Button
					ref={ add }
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! next || topics.length >= MAX_TOPICS }
					accessibleWhenDisabled
					onClick={ () => next && set( [ ...topics, { slug: next.slug, label: next.label } ] ) }
				>
					{ __( 'Add a topic', 'vestibule' ) }
				</Button>
				{ ! next && (
					<span className="vestibule-admin__hint">
						{ __( 'Every category is already a topic.', 'vestibule' ) }
					</span>
				) }
			</div>
		</Group>
	);
}
