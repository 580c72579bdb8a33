<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Rest;

use Closure;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
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
	 * A contract as the arguments of a route, in the shape that register_rest_route() wants.
	 *
	 * @param array<string, mixed> $schema Of an object.
	 * @param list<string>|null    $only   Names; null stands for all.
	 * @return array<string, array<string, mixed>>
	 */
	public static function args( array $schema, ?array $only = null ): array {
		$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : array();
		$args     = array();
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $name => $property ) {
			if ( is_array( $property ) && ( null === $only || in_array( $name, $only, true ) ) ) {
				/** @var array<string, mixed> $property */
				$args[ (string) $name ] = array( 'required' => in_array( $name, $required, true ) ) + $property;
			}
		}
		return $args;
	}

	/**
	 * Says how many there are beside one page of a list, and where the others are, as WordPress's own lists do.
	 *
	 * @param Asked $request With `page`.
	 */
	public static function paged( WP_REST_Response $answer, WP_REST_Request $request, int $total, int $pages ): WP_REST_Response {
		$page = is_numeric( $request['page'] ) ? max( 1, (int) $request['page'] ) : 1;
		$here = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( $request->get_route() ) );
		$answer->header( 'X-WP-Total', (string) $total );
		$answer->header( 'X-WP-TotalPages', (string) $pages );
		if ( $page > 1 ) {
			$answer->link_header( 'prev', add_query_arg( 'page', max( 1, min( $page - 1, $pages ) ), $here ) );
		}
		if ( $page < $pages ) {
			$answer->link_header( 'next', add_query_arg( 'page', $page + 1, $here ) );
		}
		return $answer;
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
		$answer = self::paged( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages() );
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
				return FaultLog::restError( $fault );
			}
		};
	}
}
