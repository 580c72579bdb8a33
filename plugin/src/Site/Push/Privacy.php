<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Closure;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Exporter and eraser of personal data for the push subscriptions of a user. Other code may pass an endpoint instead of
 * an email address.
 */
final class Privacy {

	private const NAME = 'vestibule-push';

	public function __construct( private readonly Subscriptions $subscriptions ) {}

	/**
	 * @param array<string, array<string, mixed>> $all
	 * @return array<string, array<string, mixed>>
	 */
	#[Hook( 'wp_privacy_personal_data_exporters' )]
	public function withExporter( array $all ): array {
		return $all + self::tool( 'exporter', $this->export( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $all
	 * @return array<string, array<string, mixed>>
	 */
	#[Hook( 'wp_privacy_personal_data_erasers' )]
	public function withEraser( array $all ): array {
		return $all + self::tool( 'eraser', $this->erase( ... ) );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool}|WP_Error */
	public function export( string $whose ): array|WP_Error {
		try {
			$rows = $this->subscriptions->kept( self::user( $whose ), $whose );
		} catch ( StorageFault $fault ) {
			return self::fault( $fault );
		}
		$items = array();
		foreach ( $rows as $row ) {
			$items[] = array(
				'group_id'    => self::NAME,
				'group_label' => __( 'Notifications', 'vestibule' ),
				'item_id'     => self::NAME . '-' . $row['id'],
				'data'        => array(
					array(
						'name' => __( 'Address of the browser', 'vestibule' ),
						'value' => esc_html( (string) $row['endpoint'] ),
					),
					array( 'name' => __( 'Topics', 'vestibule' ), 'value' => esc_html( (string) $row['topics'] ) ),
					array( 'name' => __( 'Since', 'vestibule' ), 'value' => (string) $row['created_at'] ),
				),
			);
		}
		return array( 'data' => $items, 'done' => true );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}|WP_Error */
	public function erase( string $whose ): array|WP_Error {
		try {
			$removed = $this->subscriptions->forgetUser(
				self::user( $whose )
			) + $this->subscriptions->forget( $whose );
		} catch ( StorageFault $fault ) {
			return self::fault( $fault );
		}
		return array(
			'items_removed' => $removed > 0,
			'items_retained' => false,
			'messages' => array(),
			'done' => true,
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function tool( string $kind, Closure $callback ): array {
		return array(
			self::NAME => array(
				"{$kind}_friendly_name" => __( 'Notifications', 'vestibule' ),
				'callback'              => $callback,
			),
		);
	}

	private static function fault( StorageFault $fault ): WP_Error {
		FaultLog::record( $fault );
		return new WP_Error(
			'vestibule_storage_fault',
			__( 'The database did not respond, so notifications could not be checked. Try again.', 'vestibule' )
		);
	}

	private static function user( string $email ): int {
		$user = get_user_by( 'email', $email );
		return false === $user ? 0 : $user->ID;
	}
}
