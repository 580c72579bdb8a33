<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Forms\View\ConditionWords;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Texts that describe conditions to visitors without scripts (docs/form-logic.md). */
final class ConditionWordsTest extends TestCase {

	#[TestWith( array( 'people', 'greater', '2', 'your answer to People is more than 2' ) )]
	#[TestWith( array( 'people', 'less', '2', 'your answer to People is less than 2' ) )]
	#[TestWith( array( 'people', 'empty', '', 'you leave People empty' ) )]
	#[TestWith( array( 'kind', 'equals', 'a', 'you choose “Course A” for “Which kind?”' ) )]
	#[TestWith( array( 'kind', 'not-equals', 'a', 'you choose anything but “Course A” for “Which kind?”' ) )]
	#[TestWith( array( 'kind', 'not-empty', '', 'you fill in “Which kind?”' ) )]
	#[TestWith( array( 'topics', 'contains', 'b', 'you choose “Topic B” for Topics' ) )]
	#[TestWith( array( 'topics', 'not-contains', 'b', 'you do not choose “Topic B” for Topics' ) )]
	#[TestWith( array( 'word', 'equals', 'x', 'you enter “x” for Word' ) )]
	#[TestWith( array( 'word', 'starts', 'x', 'your answer to Word starts with “x”' ) )]
	#[TestWith( array( 'word', 'matches', '^[a-z]{2}$', 'your answer to Word has a certain format' ) )]
	#[TestWith( array( 'day', 'greater', '2026-12-01', 'your answer to Day is after 1 December 2026' ) )]
	#[TestWith( array( 'terms', 'not-empty', '', 'you check Terms' ) )]
	public function test_a_condition_is_described_in_words( string $field, string $operator, string $value, string $words ): void {
		update_option( 'date_format', 'j F Y' );
		$site = new FormSite();
		$form = $site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		$blocks = array(
			array( 'number', 'people', array( 'label' => 'People' ) ),
			array( 'radio', 'kind', array( 'label' => 'Which kind?', 'options' => array( array( 'value' => 'a', 'label' => 'Course A' ) ) ) ),
			array( 'checkbox', 'topics', array( 'label' => 'Topics', 'options' => array( array( 'value' => 'b', 'label' => 'Topic B' ) ) ) ),
			array( 'text', 'word', array( 'label' => 'Word' ) ),
			array( 'date', 'day', array( 'label' => 'Day' ) ),
			array( 'terms', 'terms', array( 'label' => 'Terms' ) ),
		);
		$blocks = array_map( static fn ( array $one ): string => get_comment_delimited_block_content( "vestibule/field-{$one[0]}", array( 'name' => $one[1] ) + $one[2], '' ), $blocks );
		wp_update_post( array( 'ID' => $form->postId, 'post_content' => wp_slash( implode( "\n", $blocks ) ) ) );
		$site->forms->forget();
		$form = $site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		$rule = array( 'field' => $field, 'operator' => $operator, 'value' => $value );
		self::assertSame( $words, ( new ConditionWords( $form ) )->words( ConditionSet::read( array( 'rules' => array( $rule ) ) ) ) );
	}
}
