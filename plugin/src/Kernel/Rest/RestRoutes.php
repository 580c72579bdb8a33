<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Rest;

use Closure;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers REST routes that share a permission check. Adds pagination headers to lists. Converts rejected operations
 * and database failures to errors.
 *
 * @phpstan-type Asked WP_REST_Request<array<string, mixed>>
 * @phpstan-type Answered Page|array<array-key, mixed>|WP_REST_Response|WP_Error
 */
final class RestRoutes {

	/** Path for a form, with its post ID. Also the prefix of its subroutes. */
	public const FORM = '/forms/(?P<id>[0-9]{1,18})';

	/** @param Closure(Asked): (bool|WP_Error) $may */
	public function __construct( private readonly Closure $may, private readonly ?Schema $schema = null ) {}

	/** Creates routes for administrators. */
	public static function forOwners( string $code, string $refusal, ?Schema $schema = null ): self {
		return new self( static fn (): true|WP_Error => Rest::allow( Rest::OWNERS, $code, $refusal ), $schema );
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param Closure(Asked): Answered            $work
	 * @param array<string, array<string, mixed>> $args
	 * @param string                              $answers Contract of the response; empty for none.
	 */
	public function add(
		string $methods,
		string $path,
		Closure $work,
		array $args = array(),
		string $answers = ''
	): void {
		$handler = array(
			'methods'             => $methods,
			'callback'            => self::guarded(
				static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error =>
					self::answer( $work( $request ), $request )
			),
			'permission_callback' => self::guarded( $this->may ),
			'args'                => $args,
		);
		register_rest_route(
			Rest::SPACE,
			$path,
			array( $handler ) + (
				'' === $answers
					? array()
					: array( 'schema' => fn (): array => $this->schema?->read( $answers ) ?? array() )
			)
		);
	}

	/**
	 * Registers a route for each operation that has a path.
	 *
	 * @param list<Operation> $operations
	 */
	public static function print( Schema $schema, array $operations ): void {
		foreach ( $operations as $operation ) {
			if ( null === $operation->path ) {
				continue;
			}
			$args = self::args( $operation->input( $schema ) );
			$may  = static fn ( WP_REST_Request $request ): true|WP_Error =>
				( $operation->may )( ...self::asked( $request, $args ) );
			$work = static fn ( WP_REST_Request $request ): Page|array|WP_REST_Response|WP_Error =>
				self::made( $operation->makes, ( $operation->work )( ...self::asked( $request, $args ) ) );
			( new self( $may, $schema ) )->add(
				$operation->methods,
				$operation->path,
				$work,
				$args,
				is_string( $operation->output ) ? $operation->output : ''
			);
		}
	}

	/**
	 * @param Asked                $request
	 * @param array<string, mixed> $args
	 * @return array{array<string, mixed>, int, int} Sent parameters of $args, and the first two numbers in the path.
	 */
	private static function asked( WP_REST_Request $request, array $args ): array {
		$numbers = array_map(
			intval( ... ),
			array_values( array_filter( $request->get_url_params(), is_numeric( ... ) ) )
		);
		return array( array_intersect_key( $request->get_params(), $args ), $numbers[0] ?? 0, $numbers[1] ?? 0 );
	}

	/**
	 * Turns the result of an operation that creates a row into a response with status 201 and the URL of the row.
	 *
	 * @param string   $makes  Path before the ID (Operation).
	 * @param Answered $answer
	 * @return Answered
	 */
	private static function made(
		string $makes,
		Page|array|WP_REST_Response|WP_Error $answer
	): Page|array|WP_REST_Response|WP_Error {
		if ( '' === $makes || ! is_array( $answer ) || ! is_int( $answer['id'] ?? null ) ) {
			return $answer;
		}
		$made = new WP_REST_Response( $answer, 201 );
		$made->header( 'Location', rest_url( Rest::SPACE . "{$makes}/{$answer['id']}" ) );
		return $made;
	}

	/**
	 * Returns a number from the path. WordPress itself would prefer a parameter with the same name in the body.
	 *
	 * @param Asked $request
	 */
	public static function number( WP_REST_Request $request, string $name = 'id' ): int {
		$number = $request->get_url_params()[ $name ] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/**
	 * Converts a contract to the arguments of register_rest_route().
	 *
	 * @param array<string, mixed> $schema Schema of an object.
	 * @return array<string, array<string, mixed>>
	 */
	private static function args( array $schema ): array {
		$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : array();
		$args     = array();
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $name => $property ) {
			if ( is_array( $property ) ) {
				/** @var array<string, mixed> $property */
				$args[ (string) $name ] = array( 'required' => in_array( $name, $required, true ) ) + $property;
			}
		}
		return $args;
	}

	/**
	 * Adds the headers that WordPress's own lists have: the totals and the links to the previous and next page.
	 *
	 * @param Asked     $request Request with the parameter `page`.
	 * @param Page|null $list    Page whose rows the links refer to; null if the links contain only page numbers.
	 */
	public static function paged(
		WP_REST_Response $answer,
		WP_REST_Request $request,
		int $total,
		int $pages,
		?Page $list = null
	): WP_REST_Response {
		$page     = is_numeric( $request['page'] ) ? max( 1, (int) $request['page'] ) : 1;
		$has_more = true === $list?->hasMore;
		$answer->header( 'X-WP-Total', (string) $total );
		$answer->header( 'X-WP-TotalPages', (string) $pages );
		if ( $page > 1 ) {
			$before = max( 1, min( $page - 1, $has_more ? $page : $pages ) );
			$answer->link_header(
				'prev',
				self::link(
					$request,
					$before,
					'preceding',
					$before > 1 && $before === $page - 1 ? $list?->first() : null
				)
			);
		}
		if ( $page < $pages || $has_more ) {
			$answer->link_header( 'next', self::link( $request, $page + 1, 'following', $list?->last() ) );
		}
		return $answer;
	}

	/**
	 * @param Asked    $request
	 * @param int|null $beside ID of the row next to the page; null to use only the page number.
	 */
	private static function link( WP_REST_Request $request, int $page, string $where, ?int $beside ): string {
		$asked = array_diff_key( $request->get_query_params(), array( 'following' => true, 'preceding' => true ) );
		$asked = ( null === $beside ? array() : array( $where => $beside ) ) + $asked;
		return add_query_arg(
			'page',
			$page,
			add_query_arg( urlencode_deep( $asked ), rest_url( $request->get_route() ) )
		);
	}

	/**
	 * @param Answered $answer
	 * @param Asked    $request
	 */
	private static function answer(
		Page|array|WP_REST_Response|WP_Error $answer,
		WP_REST_Request $request
	): WP_REST_Response|WP_Error {
		return match ( true ) {
			$answer instanceof Page => self::page( $answer, $request ),
			is_array( $answer )     => new WP_REST_Response( $answer ),
			default                 => $answer,
		};
	}

	/** @param Asked $request */
	private static function page( Page $page, WP_REST_Request $request ): WP_REST_Response {
		$answer = self::paged( new WP_REST_Response( $page->items ), $request, $page->total, $page->pages(), $page );
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
		return static fn ( WP_REST_Request $request ): mixed =>
			OperationRefused::answer( static fn (): mixed => $callback( $request ) );
	}
}
