<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs\Abilities;

use Vestibule\Forms\Parts as FormParts;
use Vestibule\Inbox\Bookings\Parts as BookingParts;
use Vestibule\Inbox\Parts as EntryParts;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The abilities of the plugin, as WordPress 6.9 and later register them. */
final class Abilities {

	public const CATEGORY = 'vestibule';

	/** @param string $assistants What AI assistants may do: off, read or all. */
	public function __construct(
		private readonly Schema $schema,
		private readonly FormParts $forms,
		private readonly EntryParts $entries,
		private readonly BookingParts $bookings,
		private readonly string $assistants,
	) {}

	/** For the action wp_abilities_api_categories_init. */
	public function registerCategory(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Forms, entries and bookings', 'vestibule' ),
				'description' => __( 'What forms ask, what visitors sent and booked, sending a form, and changing bookings.', 'vestibule' ),
			)
		);
	}

	/** For the action wp_abilities_api_init. */
	public function register(): void {
		foreach ( $this->all() as $ability ) {
			$input = $ability->input;
			wp_register_ability(
				self::CATEGORY . '/' . $ability->name,
				array(
					'label'               => $ability->label,
					'description'         => $ability->description,
					'category'            => self::CATEGORY,
					'input_schema'        => $input,
					'output_schema'       => $ability->output,
					'permission_callback' => static fn ( mixed $given = null ): bool|WP_Error => self::guarded( static fn (): bool => ( $ability->isAllowed )( self::read( $input, $given ) ) ),
					'execute_callback'    => static fn ( mixed $given = null ): array|WP_Error => self::guarded( static fn (): array|WP_Error => ( $ability->run )( self::read( $input, $given ) ) ),
					'meta'                => array(
						'show_in_rest' => true,
						'public'       => $this->isPublic( $ability ),
						// As the MCP adapter reads it on WordPress before 7.1.
						'mcp'          => array( 'public' => $this->isPublic( $ability ) ),
						'annotations'  => array( 'readonly' => $ability->isReadOnly, 'destructive' => $ability->isDestructive, 'idempotent' => $ability->isReadOnly ),
					),
				)
			);
		}
	}

	/** Whether the owner lets assistants use it (contract data, `assistants`). */
	private function isPublic( Ability $ability ): bool {
		return match ( $this->assistants ) {
			'all'   => true,
			'read'  => $ability->isReadOnly,
			default => false,
		};
	}

	/** @return list<Ability> */
	private function all(): array {
		$rights = $this->entries->access();
		return array(
			...( new FormAbilities( $this->schema, $rights, $this->forms->catalog(), $this->forms->submissions() ) )->all(),
			...( new EntryAbilities( $this->schema, $rights, $this->entries->catalog() ) )->all(),
			...( new BookingAbilities( $this->schema, $rights, $this->bookings->catalog(), $this->bookings->writing(), $this->bookings->times() ) )->all(),
		);
	}

	/**
	 * Addresses bring numbers and switches as texts, and WordPress before 7.1 hands them on so.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<array-key, mixed>
	 */
	private static function read( array $schema, mixed $given ): array {
		$read = rest_sanitize_value_from_schema( is_array( $given ) || is_object( $given ) ? $given : array(), $schema );
		return is_array( $read ) ? $read : array();
	}

	/**
	 * @template Result
	 * @param \Closure(): Result $work
	 * @return Result|WP_Error
	 */
	private static function guarded( \Closure $work ): mixed {
		try {
			return $work();
		} catch ( StorageFault $fault ) {
			return FaultLog::restError( $fault );
		}
	}
}
