<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Entries\Access;
use Vestibule\Entries\Filter;
use WP_REST_Request;

/** The filter and order that a request asks for (contract entries-query), within what the reader may read. */
final class QueryReader {

	public function __construct( private readonly Access $access ) {}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function filter( WP_REST_Request $request ): Filter {
		return self::read( $request->get_params(), $this->access->forms() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function sorting( WP_REST_Request $request ): Sorting {
		return new Sorting( self::text( $request['orderby'] ), self::text( $request['order'] ) );
	}

	/**
	 * @param array<string, mixed> $query   Of the contract.
	 * @param list<int>|null       $allowed The forms that may be read; null stands for all.
	 */
	public static function read( array $query, ?array $allowed ): Filter {
		$form  = $query['form'] ?? 0;
		$match = self::text( $query['match'] ?? '' );
		return new Filter(
			'' === self::text( $query['status'] ?? '' ) ? 'any' : self::text( $query['status'] ?? '' ),
			is_numeric( $form ) ? (int) $form : 0,
			self::text( $query['search'] ?? '' ),
			$allowed,
			self::text( $query['mail'] ?? '' ),
			self::text( $query['from'] ?? '' ),
			self::text( $query['to'] ?? '' ),
			true === ( $query['starred'] ?? false ),
			self::text( $query['field'] ?? '' ),
			'equals' === $match ? $match : 'contains',
			self::text( $query['value'] ?? '' )
		);
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
