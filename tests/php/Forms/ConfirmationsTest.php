<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormConfirmations;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;

/** Confirmation after a submission, from the form's settings or by conditions (docs/form.md). */
final class ConfirmationsTest extends SubmitTestCase {

	public function test_merge_tags_in_the_success_message_are_replaced_and_answers_are_escaped(): void {
		$this->set( FormPostType::SETTINGS, array( 'successMessage' => 'Thanks {inputs.names}: <b>{inputs.input_text}</b> <a href="{inputs.description}">x</a> {nonsense}' ) );
		$message = $this->answered( array( 'input_text' => '<img src=x onerror=alert(1)>{entry.id}', 'description' => 'javascript:alert(1)' ) )['message'] ?? '';
		self::assertStringContainsString( 'Thanks Ana Li: <b>&lt;img src=x onerror=alert(1)&gt;{entry.id}</b>', $message );
		self::assertStringNotContainsString( 'javascript:', $message );
		self::assertStringNotContainsString( 'nonsense', $message );
	}

	/** @return iterable<string, array{string, string, string}> Setting, typed text and URL of the redirect. */
	public static function redirects(): iterable {
		yield 'an answer in a query' => array( '/thanks/?topic={inputs.input_text}&id=1', 'Kursé & more?', '/thanks/?topic=Kurs%C3%A9%20%26%20more%3F&id=1' );
		yield 'an answer with another hostname' => array( '/{inputs.input_text}', '//evil.example', '/%2F%2Fevil.example' );
		yield 'an answer with a backslash' => array( '/{inputs.input_text}', '/\\evil.example', '/%2F%5Cevil.example' );
		yield 'an answer with a scheme' => array( '/x/{inputs.input_text}', 'javascript:alert(1)', '/x/javascript%3Aalert%281%29' );
		yield 'an answer with a header' => array( '/?a={inputs.input_text}', "a\r\nSet-Cookie: b=c", '/?a=a%20Set-Cookie%3A%20b%3Dc' );
		yield 'a merge tag as hostname' => array( 'https://{inputs.input_text}/', 'evil.example', '' );
		yield 'a merge tag in the hostname' => array( 'https://ok.example{inputs.input_text}/', '.evil.example', '' );
		yield 'a merge tag as port and user' => array( 'https://ok.example:{inputs.input_text}/', '80@evil.example', '' );
		yield 'a merge tag as whole URL' => array( '{inputs.input_text}', 'https://evil.example/', '' );
	}

	#[DataProvider( 'redirects' )]
	public function test_an_answer_merged_into_a_redirect_url_cannot_change_the_scheme_or_hostname( string $setting, string $typed, string $expected ): void {
		$this->set( FormPostType::SETTINGS, array( 'redirectUrl' => $setting ) );
		self::assertSame( $expected, $this->answered( array( 'input_text' => $typed ) )['redirectUrl'] ?? '' );
	}

	public function test_the_first_confirmation_with_matching_conditions_is_used_before_the_general_settings(): void {
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Thanks', 'post_name' => 'thanks' ) );
		$rule = static fn ( string $value ): array => array( 'rules' => array( array( 'field' => 'input_radio', 'operator' => 'equals', 'value' => $value ) ) );
		$this->set( FormPostType::SETTINGS, array( 'successMessage' => 'Else' ) );
		$this->set(
			PostSettings::key( FormConfirmations::CONTRACT ),
			array(
				'list' => array(
					array( 'id' => 'always', 'message' => 'Without conditions', 'conditions' => array() ),
					array( 'id' => 'phone', 'message' => 'We call {inputs.phone}', 'afterSuccess' => 'reset_form', 'conditions' => $rule( 'phone' ) ),
					array( 'id' => 'either', 'kind' => 'page', 'page' => $page, 'conditions' => $rule( 'either' ) ),
				),
			)
		);
		$phone = $this->answered( array( 'input_radio' => 'phone' ) );
		self::assertSame( 'reset_form', $phone['action'] ?? '' );
		self::assertStringContainsString( 'We call +49 30 901820', $phone['message'] ?? '' );
		self::assertSame( get_permalink( $page ), $this->answered( array( 'input_radio' => 'either' ) )['redirectUrl'] ?? '' );
		self::assertStringContainsString( 'Else', $this->answered( array( 'input_radio' => 'email' ) )['message'] ?? '' );
		wp_update_post( array( 'ID' => $page, 'post_status' => 'draft' ) );
		$gone = $this->answered( array( 'input_radio' => 'either' ) );
		self::assertArrayNotHasKey( 'redirectUrl', $gone, 'A missing page is not used as redirect.' );
		self::assertStringContainsString( 'You’re booked', $gone['message'] ?? '' );
	}

	/** @param array<string, mixed> $value */
	private function set( string $key, array $value ): void {
		update_post_meta( $this->site->forms->byFormId( 4 )->postId ?? 0, $key, wp_slash( $value ) );
		$this->site->forms->forget();
	}

	/**
	 * @param array<string, string> $values
	 * @return array<string, string>
	 */
	private function answered( array $values ): array {
		$answer = $this->site->submit( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		/** @var array{data: array{result: array<string, string>}} $body */
		$body = json_decode( (string) wp_json_encode( $answer->body ), true );
		return $body['data']['result'];
	}
}
