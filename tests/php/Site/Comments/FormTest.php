<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Comments;

use Vestibule\Site\Comments\SpamCheck;

/** WordPress's comment form with the protected field and keys, and with changes by other plugins. */
final class FormTest extends CommentsTestCase {

	public function test_the_comment_field_has_a_site_specific_name_and_is_printed_with_its_label_honeypot_and_keys(): void {
		$html  = $this->printedForm();
		$field = $this->keys->field();
		$this->assertMatchesRegularExpression( "/<label for=\"{$field}\">Comment.*<textarea aria-describedby=\"reply-title\" aria-invalid=\"false\" id=\"{$field}\" name=\"{$field}\"[^>]* required><\/textarea><\/p><div hidden=\"\"[^>]*><label for=\"comment\">/s", $html );
		$this->assertSame( 1, substr_count( $html, 'name="comment"' ) );
		$this->assertStringNotContainsString( SpamCheck::PLAIN, $html );
		$this->assertStringContainsString( '<div id="vestibule-antibot-keys" data-nonce="' . $this->keys->nonce( $this->post ) . '"', $html );
		foreach ( $this->freshKeys() as $name => $value ) {
			$this->assertStringContainsString( "<input type=\"hidden\" name=\"{$name}\" value=\"{$value}\"", $html );
		}
		$this->assertSame( 1, preg_match( '/name="vestibule_antibot_expiry" value="(\d+)"/', $html, $expiry ) );
		$this->assertGreaterThan( time(), (int) ( $expiry[1] ?? 0 ) );
	}

	public function test_the_comment_form_uses_the_same_texts_as_other_forms_of_the_site(): void {
		$html = $this->printedForm();
		foreach ( array( '<span id="reply-title">Leave a comment</span> ', 'value="Post comment"', '<label for="email">Email <span class="required">(required)</span></label>', '<label for="author">Name <span class="required">(required)</span></label>', '>Comment <span class="required">(required)</span></label>', '>Save my name, email and website in this browser for the next time I comment.</label>', '>Your email address is not published.<' ) as $words ) {
			$this->assertStringContainsString( $words, $html );
		}
		$this->assertStringNotContainsString( '*', wp_strip_all_tags( $html ) );
		update_option( 'require_name_email', '0' );
		$this->assertSame( 1, substr_count( $this->printedForm(), '(required)' ) );
		add_filter( 'comment_form_defaults', static fn ( array $form ): array => array( 'label_submit' => 'Say it' ) + $form );
		$this->assertStringContainsString( 'value="Say it"', $this->printedForm() );
	}

	public function test_the_reply_form_is_placed_inside_the_comment_in_the_list(): void {
		$comment = (int) wp_insert_comment( array( 'comment_post_ID' => $this->post, 'comment_content' => 'First', 'comment_approved' => 1 ) );
		update_option( 'thread_comments', '1' );
		$blocks = parse_blocks( '<!-- wp:comment-template --><!-- wp:comment-reply-link /--><!-- /wp:comment-template -->' );
		$html   = ( new \WP_Block( $blocks[0], array( 'postId' => $this->post ) ) )->render();
		$this->assertStringContainsString( "id=\"vestibule-reply-{$comment}\"", $html );
		$this->assertStringContainsString( "data-belowelement=\"vestibule-reply-{$comment}\"", $html );
	}

	public function test_changes_by_other_plugins_to_the_comment_field_are_kept(): void {
		add_filter( 'comment_form_defaults', static fn ( array $form ): array => array( 'comment_field' => '<div><label for="words">Words</label><textarea name="comment" id="words" class="rich" placeholder="comment"></textarea></div>' ) + $form );
		add_filter( 'comment_form_field_comment', static fn ( string $html ): string => $html . '<p>Be kind.</p>' );
		$field = $this->keys->field();
		$this->assertStringContainsString( "<div><label for=\"{$field}\">Words</label><textarea aria-describedby=\"reply-title\" name=\"{$field}\" id=\"{$field}\" class=\"rich\" placeholder=\"comment\"></textarea></div><p>Be kind.</p><div hidden", $this->printedForm() );
	}

	public function test_a_comment_field_replaced_by_another_plugin_is_left_unchanged_but_its_comments_are_checked(): void {
		add_filter( 'comment_form_field_comment', static fn (): string => '<div contenteditable id="rich"></div><input type="hidden" name="comment">' );
		$html = $this->printedForm();
		$this->assertStringNotContainsString( $this->keys->field(), $html );
		$this->assertSame( 1, preg_match( '/name="' . SpamCheck::PLAIN . '" value="([0-9a-f]+)"/', $html, $mark ) );
		$mark = array( SpamCheck::PLAIN => $mark[1] ?? '' );
		$this->assertSame( '1 : Rich', $this->outcome( $this->send( array( 'comment' => 'Rich' ) + $mark + $this->freshKeys() ) ) );
		$this->assertSame( 'spam missing: Poor', $this->outcome( $this->send( array( 'comment' => 'Poor' ) + $mark ) ) );
	}

	public function test_a_theme_that_applies_the_filter_itself_gets_only_one_protected_comment_field(): void {
		add_filter( 'comment_form_defaults', static fn ( array $form ): array => array( 'comment_field' => apply_filters( 'comment_form_field_comment', $form['comment_field'] ) ) + $form );
		$html = $this->printedForm();
		$this->assertSame( array( 1, 1 ), array( substr_count( $html, 'name="comment"' ), substr_count( $html, 'name="' . $this->keys->field() . '"' ) ) );
		$this->assertStringNotContainsString( SpamCheck::PLAIN, $html );
	}

	public function test_a_post_with_closed_comments_prints_no_comment_form(): void {
		wp_update_post( array( 'ID' => $this->post, 'comment_status' => 'closed' ) );
		$this->assertSame( '', $this->printedForm() );
	}
}
