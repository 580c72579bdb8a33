<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Settings of a post in the shape of a contract, in a meta that is named after it: form-steps is vestibule_form_steps. */
final class PostSettings {

	/** @param class-string<TypedValues> $type */
	public static function key( string $type ): string {
		return 'vestibule_' . str_replace( '-', '_', $type::CONTRACT );
	}

	/**
	 * Registers the meta with its contract; everyone who may edit the post may change it.
	 *
	 * @param class-string<TypedValues> $type
	 * @param array{default?: array<array-key, mixed>, revisions_enabled?: bool, sanitize_callback?: callable(mixed): array<array-key, mixed>} $own As register_post_meta() takes them.
	 */
	public static function register( Schema $schema, string $post_type, string $type, array $own = array( 'revisions_enabled' => true ) ): void {
		$shared = array(
			'type'              => 'object',
			'single'            => true,
			'default'           => $schema->defaults( $type::CONTRACT ),
			'sanitize_callback' => static fn ( mixed $stored ): array => $schema->fit( $type::CONTRACT, $stored ),
			'show_in_rest'      => array( 'schema' => array_diff_key( $schema->read( $type::CONTRACT ), array( '$schema' => true, 'title' => true ) ) ),
			'auth_callback'     => static fn ( bool $allowed, string $meta, int $post ): bool => current_user_can( 'edit_post', $post ),
		);
		register_post_meta( $post_type, self::key( $type ), array_merge( $shared, $own ) );
	}

	/**
	 * The post's settings, or their defaults, in the shape that WordPress has registered.
	 *
	 * @template T of TypedValues
	 * @param class-string<T> $type
	 * @return T
	 */
	public static function of( int $post, string $type ): TypedValues {
		$key    = self::key( $type );
		$shown  = get_registered_meta_keys( 'post', (string) get_post_type( $post ) )[ $key ]['show_in_rest'] ?? null;
		$schema = is_array( $shown ) && is_array( $shown['schema'] ?? null ) ? $shown['schema'] : array();
		$values = Shape::fit( $schema, get_post_meta( $post, $key, true ) );
		return $type::from( is_array( $values ) ? $values : array() );
	}
}
