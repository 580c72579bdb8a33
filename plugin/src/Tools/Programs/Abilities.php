<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Registers operations as abilities. WordPress supports abilities since version 6.9. */
final class Abilities {

	public const CATEGORY = 'vestibule';

	/** @param string $assistants Access of AI assistants: `off`, `read` or `all` (see the contract `data`). */
	public function __construct( private readonly Schema $schema, private readonly string $assistants ) {}

	#[Hook( 'wp_abilities_api_categories_init' )]
	public static function registerCategory(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Forms, entries and bookings', 'vestibule' ),
				'description' => __(
					'Read the questions of forms, entries and bookings, send forms, and change bookings.',
					'vestibule'
				),
			)
		);
	}

	/**
	 * Registers the abilities. Must run on the action wp_abilities_api_init.
	 *
	 * @param list<Operation> $operations
	 */
	public function print( array $operations ): void {
		foreach ( $operations as $operation ) {
			null === $operation->ability || $this->printOne( $operation, $operation->ability );
		}
	}

	private function printOne( Operation $operation, Ability $ability ): void {
		$input        = $ability->input( $operation->input( $this->schema ) );
		$is_read_only = 'GET' === $operation->methods;
		$is_public    = 'all' === $this->assistants || ( 'read' === $this->assistants && $is_read_only );
		wp_register_ability(
			self::CATEGORY . "/{$ability->name}",
			array(
				'label'               => $ability->label,
				'description'         => $ability->description,
				'category'            => self::CATEGORY,
				'input_schema'        => $input,
				'output_schema'       => $ability->output( $operation->output( $this->schema ) ),
				'permission_callback' => self::called(
					$operation->may,
					$input,
					$ability,
					static fn ( mixed $may ): bool => true === $may
				),
				'execute_callback'    => self::called( $operation->work, $input, $ability, $ability->answer( ... ) ),
				'meta'                => array(
					'show_in_rest' => true,
					'public'       => $is_public,
					// Before WordPress 7.1, the MCP adapter reads this key.
					'mcp'          => array( 'public' => $is_public ),
					'annotations'  => array(
						'readonly' => $is_read_only,
						'destructive' => $ability->isDestructive,
						'idempotent' => $is_read_only,
					),
				),
			)
		);
	}

	/**
	 * Wraps a callback of an operation. Converts the input to the types of the schema, because WordPress before 7.1
	 * passes numbers and booleans in URLs as strings.
	 *
	 * @param Closure(array<string, mixed>, int, int): mixed $callback Callback of an operation.
	 * @param array<string, mixed>                           $schema
	 * @param Closure(mixed): mixed                          $answer
	 */
	private static function called( Closure $callback, array $schema, Ability $ability, Closure $answer ): Closure {
		return static function ( mixed $given = null ) use ( $callback, $schema, $ability, $answer ): mixed {
			$read   = rest_sanitize_value_from_schema(
				is_array( $given ) || is_object( $given ) ? $given : array(),
				$schema
			);
			/** @var array<string, mixed> $input */
			$input  = is_array( $read ) ? $read : array();
			$number = array_values( array_intersect_key( $input, $ability->number ) )[0] ?? 0;
			$work   = static fn (): mixed => $answer(
				$callback( array_diff_key( $input, $ability->number ), is_numeric( $number ) ? (int) $number : 0, 0 )
			);
			return OperationRefused::answer( $work );
		};
	}
}
