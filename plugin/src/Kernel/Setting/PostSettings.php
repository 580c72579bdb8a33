<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use Vestibule\Kernel\Schema\Faults;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\Shape;
use Vestibule\Kernel\Schema\TypedValues;

/**
 * Post settings that follow a contract, stored as post meta. For example, settings with the contract `form-steps` have
 * the meta key `vestibule_form_steps`.
 */
final class PostSettings {

	public static function key( string $contract ): string {
		return 'vestibule_' . str_replace( '-', '_', $contract );
	}

	/**
	 * Registers the meta with its contract. Must run on every request. Users who can edit the post can change the meta.
	 *
	 * @param array{default?: array<array-key, mixed>, revisions_enabled?: bool, sanitize_callback?: callable(mixed): array<array-key, mixed>} $own Additional arguments of register_post_meta().
	 * @param (Closure(): array<string, string>)|null $names  Returns the labels of the settings for messages, by path.
	 * @param (Closure(mixed): mixed)|null            $copied Returns the part of the value that is copied or exported
	 * with the post; null for all.
	 * @param (Closure(mixed): array<string, string>)|null $faults Returns errors by path for values that match the
	 * contract but are still invalid.
	 */
	public static function register(
		Schema $schema,
		string $post_type,
		string $contract,
		array $own = array( 'revisions_enabled' => true ),
		?Closure $names = null,
		?Closure $copied = null,
		?Closure $faults = null,
	): void {
		$shared = array(
			'type'              => 'object',
			'single'            => true,
			'default'           => $schema->defaults( $contract ),
			'sanitize_callback' => static fn ( mixed $stored ): array => $schema->fit( $contract, $stored ),
			// WordPress ignores the unknown keys in this array, but returns them with the registered meta.
			'show_in_rest'      => array(
				'schema' => array_diff_key( $schema->read( $contract ), array( '$schema' => true, 'title' => true ) ),
				'names' => $names,
				'copied' => $copied,
				'faults' => $faults,
			),
			'auth_callback'     => static fn ( bool $allowed, string $meta, int $post ): bool =>
				current_user_can( 'edit_post', $post ),
		);
		register_post_meta( $post_type, self::key( $contract ), array_merge( $shared, $own ) );
	}

	/** @return list<string> Post types that have settings with this contract. */
	public static function types( string $contract ): array {
		$has = static fn ( string $type ): bool =>
			isset( get_registered_meta_keys( 'post', $type )[ self::key( $contract ) ] );
		return array_values( array_filter( get_post_types(), $has ) );
	}

	/** @return array<string, string> Labels of the settings of a post type for messages, by path. */
	public static function names( string $post_type ): array {
		$names = array();
		foreach ( get_registered_meta_keys( 'post', $post_type ) as $meta ) {
			$of     = is_array( $meta['show_in_rest'] ) ? $meta['show_in_rest']['names'] ?? null : null;
			$names += $of instanceof Closure ? array_filter( (array) $of(), is_string( ... ) ) : array();
		}
		return $names;
	}

	/**
	 * Returns the errors in sent settings.
	 *
	 * @param array<array-key, mixed> $metas Sent values by meta key. Other keys and null are ignored.
	 * @return array<string, string> Messages by meta key and path, such as `vestibule_form_steps.list.0`.
	 */
	public static function faults( string $post_type, array $metas ): array {
		$keys   = get_registered_meta_keys( 'post', $post_type );
		$faults = array();
		foreach ( $metas as $key => $sent ) {
			$shown  = $keys[ (string) $key ]['show_in_rest'] ?? null;
			$schema = is_array( $shown ) ? $shown['schema'] ?? null : null;
			$found  = null === $sent || ! is_array( $schema ) || ! isset( $schema['properties'] )
				? array()
				: Faults::in( $schema, $sent );
			$check  = is_array( $shown ) ? $shown['faults'] ?? null : null;
			$found += null !== $sent && array() === $found && $check instanceof Closure
				? array_filter( (array) $check( $sent ), is_string( ... ) )
				: array();
			foreach ( $found as $path => $message ) {
				$faults[ "{$key}.{$path}" ] = $message;
			}
		}
		return $faults;
	}

	/** Returns the part of a stored setting that is copied or exported with its post. */
	public static function copied( string $post_type, string $key, mixed $stored ): mixed {
		$shown = get_registered_meta_keys( 'post', $post_type )[ $key ]['show_in_rest'] ?? null;
		$copy  = is_array( $shown ) ? $shown['copied'] ?? null : null;
		return $copy instanceof Closure ? $copy( $stored ) : $stored;
	}

	/**
	 * Returns the post's settings. Values that don't match the registered contract are replaced by defaults. If the
	 * post doesn't exist, all values are defaults.
	 *
	 * @template T of TypedValues
	 * @param class-string<T> $type
	 * @return T
	 */
	public static function of( int $post, string $type ): TypedValues {
		$key = self::key( $type::CONTRACT );
		// WordPress would use the current post for ID 0.
		$keys   = $post > 0 ? get_registered_meta_keys( 'post', (string) get_post_type( $post ) ) : array();
		$shown  = $keys[ $key ]['show_in_rest'] ?? null;
		$values = is_array( $shown ) && is_array( $shown['schema'] ?? null )
			? Shape::fit( $shown['schema'], get_post_meta( $post, $key, true ) )
			: null;
		return $type::from( is_array( $values ) ? $values : array() );
	}
}
