<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use Closure;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Response;

/**
 * What people and programs can do, said once: `RestRoutes` prints it as a route, `Tools\Programs\Abilities` as an ability
 * of WordPress. `vestibule()` and WP-CLI call the same work by its class: a method has types of its own, a command its
 * help and its words (docs/programs.md).
 */
final class Operation {

	/**
	 * @param string                     $methods Of HTTP. What GET does changes nothing.
	 * @param non-falsy-string|null      $path    Behind vestibule/v1; null for an ability that is no route.
	 * @param Closure(array<string, mixed>, int, int): (true|WP_Error) $may
	 *        Whether the current user may do it; takes what the work takes.
	 * @param Closure(array<string, mixed>, int, int): (Page|array<array-key, mixed>|WP_REST_Response|WP_Error) $work
	 *        Takes what was given of the input, and the numbers of the address: of what it is about, and of what belongs to
	 *        that. What it cannot do is an OperationRefused.
	 * @param string|array<string, mixed> $input  The contract of what is given, or a JSON Schema; empty for nothing.
	 * @param string|array<string, mixed> $output The same of what is answered, or of a row of it.
	 * @param string                     $makes   The path behind which the number of what was made is its address: 201.
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
