<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Comments;

use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Site\Comments\FailurePage;
use WP_Error;

/** Error page for rejected comments, which contains the comment. */
final class FailurePageTest extends CommentsTestCase {

	private const TEXT = '</textarea><script>alert(1)</script> & "more"';

	public function test_a_rejected_comment_can_be_corrected_and_sent_again(): void {
		$html = $this->shown( 'Please fill the required fields.', array( 'response' => 200 ) );
		$this->assertStringStartsWith( 'Please fill the required fields.<form method="post" action="', $html );
		$this->assertStringContainsString( "\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</textarea>", $html );
		$this->assertStringContainsString( '<input id="email" name="email" type="email" value="&quot;&gt;&lt;b&gt;"', $html );
		$this->assertStringContainsString( '<input type="hidden" name="comment_parent" value="3"/>', $html );
		$this->assertStringContainsString( '<input type="hidden" name="k0123456789ab" value="x"/>', $html );
		$this->assertStringNotContainsString( '<script>', $html );
		$this->assertStringNotContainsString( 'name="comment"', $html );
	}

	public function test_the_text_of_a_comment_that_cannot_be_accepted_is_shown_for_copying(): void {
		foreach ( array( $this->shown( 'Closed', 403 ), $this->shown( new WP_Error( 'closed', 'Closed', array( 'status' => 403 ) ), array() ) ) as $html ) {
			$this->assertStringStartsWith( 'Closed<p><label', $html );
			$this->assertStringContainsString( 'readonly=""', $html );
			$this->assertStringNotContainsString( '<form', $html );
		}
	}

	private function shown( string|WP_Error $message, mixed $args ): string {
		$_POST = wp_slash( array( 'comment_post_ID' => '1', 'comment_parent' => '3', 'author' => 'Ada', 'email' => '"><b>', 'comment' => self::TEXT, $this->keys->field() => self::TEXT, 'submit' => 'Post', 'k0123456789ab' => 'x', 'list' => array( 'x' ) ) );
		$shown = '';
		$page  = ( new FailurePage( $this->keys, new RequestReader() ) )->around(
			static function ( string $html ) use ( &$shown ): void {
				$shown = $html;
			}
		);
		$page( $message, 'Comment Submission Failure', $args );
		return $shown;
	}
}
