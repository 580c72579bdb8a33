<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Closure;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the REST routes of a room's screens, a row each: all have one permission, and answer 503 when the database
 * does not answer.
 *
 * @phpstan-type Asked WP_REST_Request<array<string, mixed>>
 */
final class RestRoutes {

	/** @param Closure(Asked): (bool|WP_Error) $may */
	public function __construct( private readonly Closure $may, private readonly ?Schema $schema = null ) {}

	/** Routes for those who set the site up. */
	public static function forOwners( string $code, string $refusal, ?Schema $schema = null ): self {
		return new self( static fn (): true|WP_Error => Rest::allow( Rest::OWNERS, $code, $refusal ), $schema );
	}

	/**
	 * @param non-falsy-string                                                          $path
	 * @param Closure(Asked): (array<array-key, mixed>|WP_REST_Response|WP_Error) $work
	 * @param array<string, array<string, mixed>>                                       $args
	 * @param string                                                                    $answers The contract of what is answered; empty for none.
	 */
	public function add( string $methods, string $path, Closure $work, array $args = array(), string $answers = '' ): void {
		$handler = array(
			'methods'             => $methods,
			'callback'            => static function ( WP_REST_Request $request ) use ( $work ): WP_REST_Response|WP_Error {
				try {
					$answer = $work( $request );
				} catch ( StorageFault $fault ) {
					return RestFault::answer( $fault );
				}
				return is_array( $answer ) ? new WP_REST_Response( $answer ) : $answer;
			},
			'permission_callback' => $this->may,
			'args'                => $args,
		);
		register_rest_route( Rest::SPACE, $path, array( $handler ) + ( '' === $answers ? array() : array( 'schema' => fn (): array => $this->schema?->read( $answers ) ?? array() ) ) );
	}
}
