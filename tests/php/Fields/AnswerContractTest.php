<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\EntryStored;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Responses of the AJAX actions of a form, compared with plugin/contracts. */
final class AnswerContractTest extends TestCase {

	/** @return iterable<string, array{string, int, callable(FormSite): Answer}> */
	public static function answers(): iterable {
		$data = static fn( FormSite $site, string $data ): Answer => $site->answer( $site->submitCall(), array( 'form_id' => '4', 'data' => $data ) );
		yield '200' => array( 'submit-answer', 200, static fn( FormSite $site ): Answer => $site->submit() );
		yield '200 for a repeated submission' => array( 'submit-answer', 200, self::twice( ... ) );
		yield '400' => array( 'submit-failure', 400, static fn( FormSite $site ): Answer => $data( $site, '%FF' ) );
		yield '403' => array( 'submit-failure', 403, static fn( FormSite $site ): Answer => $data( $site, '' ) );
		yield '409' => array( 'submit-failure', 409, self::late( ... ) );
		yield '409 with other content' => array( 'submit-failure', 409, self::corrected( ... ) );
		yield '413' => array( 'submit-failure', 413, static fn( FormSite $site ): Answer => $data( $site, str_repeat( 'x', 300000 ) ) );
		yield '422' => array( 'submit-failure', 422, static fn( FormSite $site ): Answer => $site->submit( array( 'names' => array() ) ) );
		yield 'a token' => array( 'token-answer', 200, static fn( FormSite $site ): Answer => $site->answer( $site->tokenCall(), array( 'form_id' => '4', 'nonce' => $site->keys->forForm( 4 ) ) ) );
		yield 'no token' => array( 'token-answer', 403, static fn( FormSite $site ): Answer => $site->answer( $site->tokenCall(), array( 'form_id' => '4', 'nonce' => 'x' ) ) );
	}

	/** @param callable(FormSite): Answer $ask */
	#[DataProvider( 'answers' )]
	public function test_a_response_matches_its_contract( string $contract, int $status, callable $ask ): void {
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
		$answer = $ask( new FormSite() );
		self::assertSame( $status, $answer->status );
		$schema = Contracts::schema()->read( $contract );
		$json   = (string) wp_json_encode( $answer->body );
		self::assertTrue( rest_validate_value_from_schema( json_decode( $json, true ), $schema, $contract ) );
		self::assertStringNotContainsString( '"append_data":[', $json, 'An empty object is encoded as {} and not as [].' );
	}

	private static function twice( FormSite $site ): Answer {
		$token = $site->tokens->issue( 4 );
		$start = array( 'fcal_booking_2' => $site->freeStart() );
		$site->submit( $start, $token );
		return $site->submit( $start, $token );
	}

	private static function corrected( FormSite $site ): Answer {
		$token = $site->tokens->issue( 4 );
		$site->submit( array(), $token );
		return $site->submit( array( 'input_text' => 'Corrected' ), $token );
	}

	private static function late( FormSite $site ): Answer {
		$start = $site->freeStart();
		$site->submit();
		return $site->submit( array( 'fcal_booking_2' => $start ) );
	}
}
