<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Closure;
use Vestibule\Ajax\ContractArgs;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\RestFault;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the REST routes of entries, for who may read them: an `id` in the address or `ids` among the arguments have to
 * be readable, one and all; without either a reader of some forms gets through.
 *
 * @phpstan-type Request WP_REST_Request<array<string, mixed>>
 * @phpstan-type Args array<string, array<string, mixed>>
 */
final class Routes {

	public const ENTRIES = '/entries';
	public const ONE     = '/entries/(?P<id>[0-9]{1,18})';

	public function __construct( private readonly Schema $schema, private readonly Access $access, private readonly Rows $rows ) {}

	/**
	 * @param non-falsy-string                                                  $path
	 * @param Args                                                              $args    See takes().
	 * @param string                                                            $answers The contract of what is answered; empty for none.
	 * @param Closure(Request): (array<array-key, mixed>|WP_REST_Response|WP_Error) $work
	 */
	public function add( string $methods, string $path, array $args, string $answers, Closure $work ): void {
		$handler = array(
			'methods'             => $methods,
			'callback'            => $this->guarded( static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => self::answer( $work( $request ) ) ),
			'permission_callback' => $this->guarded( fn ( WP_REST_Request $request ): true|WP_Error => $this->isAllowed( $request, isset( $args['ids'] ) ) ? true : self::refusal() ),
			'args'                => $args,
		);
		register_rest_route( Rest::SPACE, $path, array( $handler ) + ( '' === $answers ? array() : array( 'schema' => fn (): array => $this->schema->read( $answers ) ) ) );
	}

	/**
	 * The same for one entry; who asks for one that is gone is told so.
	 *
	 * @param string                                                                       $path Behind the entry's.
	 * @param Args                                                                         $args
	 * @param Closure(Entry, Request): (array<array-key, mixed>|WP_REST_Response|WP_Error) $work
	 */
	public function one( string $methods, string $path, array $args, string $answers, Closure $work ): void {
		$this->add(
			$methods,
			self::ONE . $path,
			$args,
			$answers,
			function ( WP_REST_Request $request ) use ( $work ): array|WP_REST_Response|WP_Error {
				$entry = $this->rows->find( self::number( $request, 'id' ) );
				return null === $entry ? self::missing() : $work( $entry, $request );
			}
		);
	}

	/**
	 * @param list<string>|null $only Names; null stands for all.
	 * @return Args
	 */
	public function takes( string $contract, ?array $only = null ): array {
		return ContractArgs::of( $this->schema->read( $contract ), $only );
	}

	/**
	 * A number of the address: a body's would win in WordPress's own order.
	 *
	 * @param Request $request
	 */
	public static function number( WP_REST_Request $request, string $name ): int {
		$number = $request->get_url_params()[ $name ] ?? 0;
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/**
	 * @param Request $request
	 * @return list<int>
	 */
	public static function ids( WP_REST_Request $request ): array {
		$ids = $request['ids'];
		return array_values( array_unique( array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) ) ) );
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_entry', __( 'There is no such entry. It may have been deleted.', 'vestibule' ), array( 'status' => 404 ) );
	}

	private static function refusal(): WP_Error {
		return Rest::refusal( 'vestibule_entries_forbidden', __( 'You may not read these entries.', 'vestibule' ) );
	}

	/**
	 * One entry that may not be read refuses them all.
	 *
	 * @param Request $request
	 */
	private function isAllowed( WP_REST_Request $request, bool $takes_ids ): bool {
		if ( ! $this->access->mayOpen() ) {
			return false;
		}
		$id  = self::number( $request, 'id' );
		$ids = 0 !== $id ? array( $id ) : ( $takes_ids ? self::ids( $request ) : array() );
		foreach ( $this->rows->findAll( $ids ) as $entry ) {
			if ( ! $this->access->mayRead( $entry->formId ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Answers 503 when the database does not.
	 *
	 * @template T
	 * @param Closure(Request): T $callback
	 * @return Closure(Request): (T|WP_Error)
	 */
	private function guarded( Closure $callback ): Closure {
		return static function ( WP_REST_Request $request ) use ( $callback ): mixed {
			try {
				return $callback( $request );
			} catch ( StorageFault $fault ) {
				return RestFault::answer( $fault );
			}
		};
	}

	/** @param array<array-key, mixed>|WP_REST_Response|WP_Error $answer */
	private static function answer( array|WP_REST_Response|WP_Error $answer ): WP_REST_Response|WP_Error {
		return is_array( $answer ) ? new WP_REST_Response( $answer ) : $answer;
	}
}
