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

const MOST = schema.properties.topics.maxItems;

/** What visitors can choose from: categories, by a name of the owner's choice. */
export function TopicsSection( { categories }: { categories: Category[] } ) {
	const { provider } = useSettings().settings;
	const { value: topics, set } = useSetting( 'topics' );
	const add = useRef< HTMLButtonElement >( null );
	const free = categories.filter(
		( { slug } ) => /^[a-z0-9-]{1,60}$/.test( slug ) && ! topics.some( ( topic ) => topic.slug === slug )
	);
	const put = ( index: number, changes: Partial< Topic > ) =>
		set( topics.map( ( topic, at ) => ( at === index ? { ...topic, ...changes } : topic ) ) );
	const remove = ( index: number ) => {
		set( topics.filter( ( _, at ) => at !== index ) );
		add.current?.focus();
	};
	const refusals = useRefusals();
	const faultOf = ( index: number, label: string ) => {
		const fault =
			label.trim() === ''
				? __( 'Give it a name, or remove it.', 'vestibule' )
				: refusals[ `topics.${ index }.label` ];
		return {
			'aria-invalid': Boolean( fault ),
			help: errorHelp( fault ),
		};
	};
	const [ next ] = free;
	return (
		<Group names={ [ 'topics' ] } title={ __( 'Topics', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ provider === 'onesignal'
					? __(
							'Where the block “Notify me” lets visitors choose, OneSignal gets a tag for each topic they ticked, by the name of its category in addresses.',
							'vestibule'
						)
					: __(
							'A topic is a category of posts. Where the block “Notify me” lets visitors choose, they are notified only of posts in the categories they ticked.',
							'vestibule'
						) }
			</p>
			{ topics.map( ( { slug, label }, index ) => {
				const own = categories.find( ( category ) => category.slug === slug ) ?? { slug, label: slug };
				return (
					<div
						key={ slug }
						role="group"
						aria-label={ label || own.label }
						className="vestibule-push-admin__topic"
					>
						<SelectControl
							label={ __( 'Category', 'vestibule' ) }
							value={ slug }
							options={ [ own, ...free ].map( ( category ) => ( {
								value: category.slug,
								label: category.label,
							} ) ) }
							onChange={ ( chosen ) => put( index, { slug: chosen } ) }
						/>
						<TextControl
							label={ __( 'Label for visitors', 'vestibule' ) }
							{ ...faultOf( index, label ) }
							value={ label }
							onChange={ ( text ) => put( index, { label: text } ) }
						/>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isDestructive
							/* translators: %s: name of a topic. */
							aria-label={ sprintf( __( 'Remove %s', 'vestibule' ), label || own.label ) }
							onClick={ () => remove( index ) }
						>
							{ __( 'Remove', 'vestibule' ) }
						</Button>
					</div>
				);
			} ) }
			{ topics.length === 0 && (
				<p>{ __( 'No topics: subscribers are notified of every post.', 'vestibule' ) }</p>
			) }
			<div className="vestibule-admin__buttons">
				<Button
					ref={ add }
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! next || topics.length >= MOST }
					accessibleWhenDisabled
					onClick={ () => next && set( [ ...topics, { slug: next.slug, label: next.label } ] ) }
				>
					{ __( 'Add a topic', 'vestibule' ) }
				</Button>
				{ ! next && (
					<span className="vestibule-admin__hint">
						{ __( 'Every category is a topic already.', 'vestibule' ) }
					</span>
				) }
			</div>
		</Group>
	);
}
