<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Closure;
use Vestibule\Contracts\Programs\Page;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the REST routes of a room, a row each: all have one permission, lists come with the headers of their pages,
 * and a database that does not answer is a 503.
 *
 * @phpstan-type Asked WP_REST_Request<array<string, mixed>>
 * @phpstan-type Answered Page|array<array-key, mixed>|WP_REST_Response|WP_Error
 */
final class RestRoutes {

	/** The path of one form by its post, and of what belongs to it. */
	public const FORM = '/forms/(?P<id>[0-9]{1,18})';

	/** @param Closure(Asked): (bool|WP_Error) $may */
	public function __construct( private readonly Closure $may, private readonly ?Schema $schema = null ) {}

	/** Routes for those who set the site up. */
	public static function forOwners( string $code, string $refusal, ?Schema $schema = null ): self {
		return new self( static fn (): true|WP_Error => Rest::allow( Rest::OWNERS, $code, $refusal ), $schema );
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param Closure(Asked): Answered            $work
	 * @param array<string, array<string, mixed>> $args
	 * @param string                              $answers The contract of what is answered; empty for none.
	 */
	public function add( string $methods, string $path, Closure $work, array $args = array(), string $answers = '' ): void {
		$handler = array(
			'methods'             => $methods,
			'callback'            => self::guarded( static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => self::answer( $work( $request ), $request ) ),
			'permission_callback' => self::guarded( $this->may ),
			'args'                => $args,
		);
		register_rest_route( Rest::SPACE, $path, array( $handler ) + ( '' === $answers ? array() : array( 'schema' => fn (): array => $this->schema?->read( $answers ) ?? array() ) ) );
	}

	/**
	 * A number of the address: a body's would win in WordPress's own order.
	 *
	 * @param Asked $request
	 */
	public static function number( WP_REST_Request $request, string $name = 'id' ): int {
		$number = $request->get_url_params()[ $name ] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/**
	 * @param Answered $answer
	 * @param Asked    $request
	 */
	private static function answer( Page|array|WP_REST_Response|WP_Error $answer, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return match ( true ) {
			$answer instanceof Page => self::page( $answer, $request ),
			is_array( $answer )     => new WP_REST_Response( $answer ),
			default                 => $answer,
		};
	}

	/** @param Asked $request */
	private static function page( Page $page, WP_REST_Request $request ): WP_REST_Response {
		$answer = PageHeaders::add( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages() );
		if ( $page->hasMore ) {
			$answer->header( 'X-Vestibule-More', '1' );
		}
		return $answer;
	}

	/**
	 * @template T
	 * @param Closure(Asked): T $callback
	 * @return Closure(Asked): (T|WP_Error)
	 */
	private static function guarded( Closure $callback ): Closure {
		return static function ( WP_REST_Request $request ) use ( $callback ): mixed {
			try {
				return $callback( $request );
			} catch ( StorageFault $fault ) {
				return RestFault::answer( $fault );
			}
		};
	}
}
