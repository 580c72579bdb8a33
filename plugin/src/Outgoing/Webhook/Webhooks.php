<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Contracts\Schema;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\View\PostType;

defined( 'ABSPATH' ) || exit;

/** The webhooks of each form, a meta of its post; a form without it has none. */
final class Webhooks {

	public const META = 'vestibule_form_webhooks';

	private const CONTRACT = 'form-webhooks';

	public function __construct( private readonly Schema $schema ) {}

	/** On init, after the type. */
	public function register(): void {
		PostType::registerSettings(
			Notifications::FORM,
			self::META,
			array(
				'default'           => $this->schema->defaults( self::CONTRACT ),
				'revisions_enabled' => true,
				'sanitize_callback' => fn ( mixed $stored ): array => $this->schema->fit( self::CONTRACT, $stored ),
			),
			$this->schema->read( self::CONTRACT )
		);
	}

	/** @return list<Webhook> */
	public function forForm( int $post ): array {
		return array_map( static fn ( array $one ): Webhook => new Webhook( $one ), $this->stored( $post ) );
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
		$list = array_map( static fn ( array $one ): array => ( $one['id'] ?? '' ) === $id ? array( 'enabled' => false ) + $one : $one, $this->stored( $post ) );
		update_post_meta( $post, self::META, wp_slash( array( 'list' => $list ) ) );
	}

	/** @return array<string, string> What is wrong with one that an editor has typed, by its paths. */
	public function faults( mixed $sent ): array {
		$faults = array();
		foreach ( $this->schema->faults( self::CONTRACT, array( 'list' => array( $sent ) ) ) as $path => $sentence ) {
			$faults[ (string) preg_replace( '/^list\.0\.?/', '', $path ) ] = $sentence;
		}
		return $faults;
	}

	/**
	 * The settings of a form that go into a copy or a file: without what its receivers know it by, and off, so that
	 * nobody is told of entries of a form that they know nothing of.
	 *
	 * @param array<string, mixed> $settings By meta key.
	 * @return array<string, mixed>
	 */
	public function withoutSecrets( array $settings ): array {
		$list = is_array( $settings[ self::META ] ?? null ) ? $settings[ self::META ]['list'] ?? null : null;
		if ( is_array( $list ) ) {
			$settings[ self::META ] = array( 'list' => array_values( array_map( $this->bare( ... ), array_filter( $list, is_array( ... ) ) ) ) );
		}
		return $settings;
	}

	/**
	 * @param array<array-key, mixed> $one
	 * @return array<array-key, mixed>
	 */
	private function bare( array $one ): array {
		$headers = array_filter( is_array( $one['headers'] ?? null ) ? $one['headers'] : array(), is_array( ... ) );
		return array(
			'enabled' => false,
			'headers' => array_values( array_map( static fn ( array $header ): array => array( 'value' => '' ) + $header, $headers ) ),
		) + $one;
	}

	/** @return list<array<array-key, mixed>> */
	private function stored( int $post ): array {
		$stored = $post > 0 && metadata_exists( 'post', $post, self::META ) ? $this->schema->fit( self::CONTRACT, get_post_meta( $post, self::META, true ) ) : array();
		return array_values( array_filter( is_array( $stored['list'] ?? null ) ? $stored['list'] : array(), is_array( ... ) ) );
	}
}
