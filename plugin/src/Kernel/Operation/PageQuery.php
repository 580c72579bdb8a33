<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

/**
 * Request for a page of a list: by number, by the last row of the previous page, or by the first row of the next page.
 */
final class PageQuery {

	/**
	 * @param int  $following   ID of the row before the page; 0 for none.
	 * @param int  $preceding   ID of the row after the page; 0 for none.
	 * @param bool $limitsTotal Whether counting stops at Paging::MAX_TOTAL.
	 */
	public function __construct(
		public readonly int $page = 1,
		public readonly int $perPage = 20,
		public readonly int $following = 0,
		public readonly int $preceding = 0,
		public readonly bool $limitsTotal = false,
	) {}

	/** @param array<array-key, mixed> $asked Parameters of a list request. */
	public static function fromQuery( array $asked ): self {
		$number = static fn ( string $name, int $least ): int =>
			is_numeric( $asked[ $name ] ?? null ) ? max( $least, (int) $asked[ $name ] ) : $least;
		return new self(
			$number( 'page', 1 ),
			$number( 'per_page', 1 ),
			$number( 'following', 0 ),
			$number( 'preceding', 0 ),
			true === ( $asked['limit_total'] ?? false )
		);
	}

	/** Returns the ID of the row before or after the requested page. 0 if the page is requested by number. */
	public function beside(): int {
		return $this->following > 0 ? $this->following : $this->preceding;
	}

	/** Returns the number of rows before the requested page. */
	public function before(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
