<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use Closure;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Response;

/**
 * Operation that is available as a REST route (`RestRoutes`) and as an ability (`Tools\Programs\Abilities`).
 * `vestibule()` and WP-CLI call the same classes directly, because they have their own types and help
 * (docs/programs.md).
 */
final class Operation {

	/**
	 * @param string                     $methods HTTP methods. GET must not change anything.
	 * @param non-falsy-string|null      $path    Path after vestibule/v1; null for an ability without a route.
	 * @param Closure(array<string, mixed>, int, int): (true|WP_Error) $may Checks the permission of the current user.
	 * Receives the same arguments as $work.
	 * @param Closure(array<string, mixed>, int, int): (Page|array<array-key, mixed>|WP_REST_Response|WP_Error) $work
	 * Runs the operation. Receives the sent parameters, and the first and second ID in the path (0 if there is none).
	 * Throws OperationRefused.
	 * @param string|array<string, mixed> $input  Contract of the parameters, or a JSON Schema; empty for none.
	 * @param string|array<string, mixed> $output Contract or JSON Schema of the result, or of one row.
	 * @param string                     $makes   Path of the rows that the operation creates, without the ID. The
	 * status is then 201.
	 */
	public function __construct(
		public readonly string $methods,
		public readonly ?string $path,
		public readonly Closure $may,
		public readonly Closure $work,
		private readonly string|array $input = '',
		public readonly string|array $output = '',
		public readonly string $makes = '',
		public readonly ?Ability $ability = null,
	) {}

	/** @return array<string, mixed> JSON Schema. */
	public function input( Schema $schema ): array {
		return self::read( $schema, $this->input );
	}

	/** @return array<string, mixed> JSON Schema. */
	public function output( Schema $schema ): array {
		return self::read( $schema, $this->output );
	}

	/**
	 * @param string|array<string, mixed> $contract
	 * @return array<string, mixed>
	 */
	private static function read( Schema $schema, string|array $contract ): array {
		return is_array( $contract ) ? $contract : ( '' === $contract ? array() : $schema->read( $contract ) );
	}
}
