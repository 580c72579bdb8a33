<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Server output, compared with the browser's (same rows in tests/unit/views/views.test.tsx). */
final class ViewsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::fieldRows( 'views' );
		yield from Vectors::rows( 'form-views' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_prints_the_same_form_views_as_the_browser( array $row ): void {
		/** @phpstan-ignore argument.type (the shape of the file, which the tests hold together) */
		$html = ViewRow::html( $row );
		self::assertSame( $row['html'], Canonical::of( $html ) );
	}
}
