<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\TestCase;
use Vestibule\Forms\Submit\SubmissionResult;

/** Result of a submission by a program. */
final class SubmissionResultTest extends TestCase {

	public function test_a_result_with_the_first_entry_of_a_site_is_stored(): void {
		self::assertTrue( ( new SubmissionResult( 201, 1 ) )->isStored() );
		self::assertFalse( ( new SubmissionResult( 422 ) )->isStored() );
	}
}
