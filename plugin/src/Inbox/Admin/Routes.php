<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Closure;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the REST routes of entries, for who may read them: an `id` in the address or `ids` among the arguments have to
 * be readable, one and all; without either a reader of some forms gets through.
 *
 * @phpstan-type Request WP_REST_Request<array<string, mixed>>
 * @phpstan-type Args array<string, array<string, mixed>>
 * @phpstan-type Given array<string, mixed>
 * @phpstan-type Numbers array<string, int>
 * @phpstan-type Answer Page|array<array-key, mixed>|WP_REST_Response|WP_Error
 */
final class Routes {

	public const ENTRIES = '/entries';
	public const ONE     = '/entries/(?P<id>[0-9]{1,18})';

	public function __construct( private readonly Schema $schema, private readonly Access $access, private readonly EntryTable $entries ) {}

	/**
	 * @param non-falsy-string                $path
	 * @param Args                            $args    See takes().
	 * @param string                          $answers The contract of what is answered; empty for none.
	 * @param Closure(Given, Numbers): Answer $work    Takes what was given of `$args`, and the numbers of the address.
	 */
	public function add( string $methods, string $path, array $args, string $answers, Closure $work ): void {
		$may  = fn ( WP_REST_Request $request ): true|WP_Error => $this->isAllowed( $request, isset( $args['ids'] ) ) ? true : self::refusal();
		$take = static fn ( WP_REST_Request $request ): Page|array|WP_REST_Response|WP_Error => EntryRefused::answer(
			static fn (): Page|array|WP_REST_Response|WP_Error => $work(
				array_intersect_key( $request->get_params(), $args ),
				array_map( intval( ... ), array_filter( $request->get_url_params(), is_numeric( ... ) ) )
			)
		);
		( new RestRoutes( $may, $this->schema ) )->add( $methods, $path, $take, $args, $answers );
	}

	/**
	 * The same for one entry; who asks for one that is gone is told so.
	 *
	 * @param string                                 $path Behind the entry's.
	 * @param Args                                   $args
	 * @param Closure(Entry, Given, Numbers): Answer $work
	 */
	public function one( string $methods, string $path, array $args, string $answers, Closure $work ): void {
		$take = fn ( array $given, array $numbers ): Page|array|WP_REST_Response|WP_Error => $work( $this->entries->find( $numbers['id'] ) ?? throw EntryRefused::missing(), $given, $numbers );
		$this->add( $methods, self::ONE . $path, $args, $answers, $take );
	}

	/**
	 * @param list<string>|null $only Names; null stands for all.
	 * @return Args
	 */
	public function takes( string $contract, ?array $only = null ): array {
		return RestRoutes::args( $this->schema->read( $contract ), $only );
	}

	/**
	 * @param Given $given
	 * @return list<int>
	 */
	public static function ids( array $given ): array {
		$ids = $given['ids'] ?? null;
		return array_values( array_unique( array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) ) ) );
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
		$id  = RestRoutes::number( $request );
		$ids = 0 !== $id ? array( $id ) : ( $takes_ids ? self::ids( $request->get_params() ) : array() );
		foreach ( $this->entries->findAll( $ids ) as $entry ) {
			if ( ! $this->access->mayRead( $entry->formId ) ) {
				return false;
			}
		}
		return true;
	}
}
