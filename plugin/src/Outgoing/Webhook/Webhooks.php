<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Contract\FormWebhooks;
use Vestibule\Contract\FormWebhooks\Webhook as Settings;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/** Webhooks of each form, stored as post meta. */
final class Webhooks {

	public const META = 'vestibule_form_webhooks';

	public function __construct( private readonly Schema $schema ) {}

	/** @return list<Webhook> */
	public function forForm( int $post ): array {
		$list = PostSettings::of( $post, FormWebhooks::class )->list;
		return array_map( static fn ( Settings $one ): Webhook => new Webhook( $one ), $list );
	}

	public function find( int $post, string $id ): ?Webhook {
		foreach ( $this->forForm( $post ) as $webhook ) {
			if ( $id === $webhook->id ) {
				return $webhook;
			}
		}
		return null;
	}

	public function switchOff( int $post, string $id ): void {
		$stored = $this->schema->fit( FormWebhooks::CONTRACT, get_post_meta( $post, self::META, true ) );
		$list   = is_array( $stored['list'] ) ? array_filter( $stored['list'], is_array( ... ) ) : array();
		$list   = array_map(
			static fn ( array $one ): array => ( $one['id'] ?? '' ) === $id ? array( 'enabled' => false ) + $one : $one,
			$list
		);
		update_post_meta( $post, self::META, wp_slash( array( 'list' => $list ) ) );
	}

	/**
	 * Returns the settings for a copy or an export of the form. Header values are removed, because they can be secrets.
	 * The webhooks are turned off, so that endpoints don't receive entries of an unknown form.
	 *
	 * @param mixed $stored Meta value as it is stored.
	 */
	public static function withoutSecrets( mixed $stored ): mixed {
		$list = is_array( $stored ) ? $stored['list'] ?? null : null;
		return is_array( $list )
			? array( 'list' => array_values( array_map( self::bare( ... ), array_filter( $list, is_array( ... ) ) ) ) )
			: $stored;
	}

	/**
	 * @param array<array-key, mixed> $one
	 * @return array<array-key, mixed>
	 */
	private static function bare( array $one ): array {
		$headers = array_filter( is_array( $one['headers'] ?? null ) ? $one['headers'] : array(), is_array( ... ) );
		return array(
			'enabled' => false,
			'headers' => array_values(
				array_map( static fn ( array $header ): array => array( 'value' => '' ) + $header, $headers )
			),
		) + $one;
	}
}
