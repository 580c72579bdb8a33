<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Problem;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the REST routes of bookings, for who may read entries. A reader of some forms alone sees and changes what was
 * booked with them; what belongs to no form, such as time that was taken out, is for readers of all.
 *
 * @phpstan-type Answer Page|WP_REST_Response|WP_Error|array<array-key, mixed>
 */
final class Routes {

	public const BOOKINGS = '/bookings';
	public const ONE      = '/bookings/(?P<id>[0-9]{1,18})';

	/** What a list takes that means nothing for a file or for a number a day. */
	private const OF_LISTS = array( 'page' => true, 'per_page' => true, 'orderby' => true, 'order' => true );

	public function __construct( private readonly Schema $schema, private readonly Access $rights ) {}

	/**
	 * @param non-falsy-string                                $path
	 * @param array<string, array<string, mixed>>             $args    Of a contract; see takes().
	 * @param string                                          $answers The contract of a row that is answered; empty for none.
	 * @param Closure(array<string, mixed>, int): Answer      $work    Takes what was given of `$args`, and the `id` of the address.
	 * @param bool                                            $of_all  Whether it belongs to no form.
	 */
	public function add( string $method, string $path, array $args, string $answers, Closure $work, bool $of_all = false ): void {
		$may  = fn (): true|WP_Error => Problem::answer( fn (): true => $this->isOpen( $of_all ) ? true : throw Problem::forbidden() );
		$take = static fn ( WP_REST_Request $request ): Page|WP_REST_Response|WP_Error|array => Problem::answer(
			static fn () => $work( array_intersect_key( $request->get_params(), $args ), RestRoutes::number( $request ) )
		);
		( new RestRoutes( $may, $this->schema ) )->add( $method, $path, $take, $args, $answers );
	}

	private function isOpen( bool $of_all ): bool {
		return $this->rights->mayOpen() && ( ! $of_all || null === $this->rights->forms() );
	}

	/**
	 * @param list<string>|null $only Names; null stands for all.
	 * @return array<string, array<string, mixed>>
	 */
	public function takes( string $contract, ?array $only = null ): array {
		return RestRoutes::args( $this->schema->read( $contract ), $only );
	}

	/** @return array<string, array<string, mixed>> What narrows a list, without its pages. */
	public function filters(): array {
		return array_diff_key( $this->takes( 'bookings-query' ), self::OF_LISTS );
	}

	/** @return list<int>|null The forms whose bookings count; null stands for all. */
	public function forms(): ?array {
		return $this->rights->forms();
	}
}
