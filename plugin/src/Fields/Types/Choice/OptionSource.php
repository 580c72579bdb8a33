<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Kernel\EmailAddress;
use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Options that come from the site's content: titles of published posts, names of terms, or names of users who can edit
 * posts (docs/form-editor.md). The options only contain public information.
 */
final class OptionSource {

	/** Kinds of content. */
	public const KINDS = array( 'posts', 'terms', 'users' );

	/** Capability of the users whose names are options. */
	private const WRITERS = 'edit_posts';

	private const MAX_VALUE_CHARACTERS = 190;

	/** @return array<string, mixed> Schema of the attribute. */
	public static function schema(): array {
		return array(
			'type'       => 'object',
			'default'    => array(),
			'properties' => array(
				'kind' => array( 'type' => 'string', 'enum' => self::KINDS ),
				'of'   => array( 'type' => 'string', 'maxLength' => 32 ),
			),
		);
	}

	/**
	 * @param array<array-key, mixed> $source Value of the attribute.
	 * @param int                     $most   Maximum number of options.
	 * @return list<array{value: string, label: string}>|null Null if the field has its own options, or if the source
	 * doesn't exist, for example because its plugin is inactive.
	 */
	public static function options( array $source, int $most ): ?array {
		$of    = is_string( $source['of'] ?? null ) ? $source['of'] : '';
		$names = match ( $source['kind'] ?? '' ) {
			'posts' => self::posts( $of, $most ),
			'terms' => self::terms( $of, $most ),
			'users' => self::users( $most ),
			default => null,
		};
		if ( null === $names ) {
			return null;
		}
		$names = array_map(
			static fn ( string $name ): string => mb_substr(
				trim( html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
				0,
				self::MAX_VALUE_CHARACTERS
			),
			$names
		);
		return array_map( static fn ( string $name ): array => array( 'value' => $name, 'label' => $name ), $names );
	}

	/**
	 * @return list<string>|null Titles, sorted by menu order and then alphabetically. Null if the post type is not
	 * public.
	 */
	private static function posts( string $type, int $most ): ?array {
		if ( ! is_post_type_viewable( $type ) ) {
			return null;
		}
		$posts = get_posts(
			array(
				'post_type'        => $type,
				'post_status'      => 'publish',
				'has_password'     => false,
				'numberposts'      => $most,
				'orderby'          => array( 'menu_order' => 'ASC', 'title' => 'ASC' ),
				// Multilingual plugins filter the posts by the page's language.
				'suppress_filters' => false,
			)
		);
		return array_map(
			static fn ( mixed $post ): string => $post instanceof WP_Post ? get_the_title( $post ) : '',
			array_values( $posts )
		);
	}

	/** @return list<string>|null Names of terms. Null if the taxonomy is not public. */
	private static function terms( string $taxonomy, int $most ): ?array {
		if ( ! is_taxonomy_viewable( $taxonomy ) ) {
			return null;
		}
		$terms = get_terms(
			array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'number' => $most, 'orderby' => 'name' )
		);
		return array_map(
			static fn ( mixed $term ): string => $term instanceof WP_Term ? $term->name : '',
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	/** @return list<string> Public names of the users. Users without a public name are skipped. */
	private static function users( int $most ): array {
		$users = get_users( array( 'capability' => self::WRITERS, 'number' => $most, 'orderby' => 'display_name' ) );
		$names = array_map(
			static fn ( mixed $user ): string => $user instanceof WP_User ? self::publicName( $user ) : '',
			$users
		);
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}

	/**
	 * Returns a name that is neither the login name nor an email address. By default, WordPress displays the login
	 * name, which can be an email address.
	 */
	private static function publicName( WP_User $user ): string {
		$names = array( $user->display_name, trim( "{$user->first_name} {$user->last_name}" ), $user->nickname );
		foreach ( $names as $name ) {
			if ( '' !== $name && $name !== $user->user_login && ! EmailAddress::isValid( $name ) ) {
				return $name;
			}
		}
		return '';
	}
}
