"""Short sentences for the start page. Old texts only, whose words and sources are certain."""

from __future__ import annotations

from oj_appliance.errors import Language
from oj_appliance.home.types import Quotation

QUOTATIONS: dict[Language, tuple[Quotation, ...]] = {
    "zh-CN": (
        Quotation("学而时习之，不亦说乎？", "《论语·学而》"),
        Quotation("温故而知新，可以为师矣。", "《论语·为政》"),
        Quotation("学而不思则罔，思而不学则殆。", "《论语·为政》"),
        Quotation("知之为知之，不知为不知，是知也。", "《论语·为政》"),
        Quotation("敏而好学，不耻下问。", "《论语·公冶长》"),
        Quotation("工欲善其事，必先利其器。", "《论语·卫灵公》"),
        Quotation("千里之行，始于足下。", "《老子》"),
        Quotation("不积跬步，无以至千里；不积小流，无以成江海。", "《荀子·劝学》"),
        Quotation("玉不琢，不成器；人不学，不知道。", "《礼记·学记》"),
        Quotation("业精于勤，荒于嬉；行成于思，毁于随。", "韩愈《进学解》"),
        Quotation("纸上得来终觉浅，绝知此事要躬行。", "陆游《冬夜读书示子聿》"),
        Quotation("问渠那得清如许？为有源头活水来。", "朱熹《观书有感》"),
    ),
    "en-US": (
        Quotation("A journey of a thousand miles begins with a single step.", "Laozi"),
        Quotation("To learn and then practise what was learned: is that not a joy?", "Confucius"),
        Quotation(
            "Learning without thinking is lost; thinking without learning is perilous.", "Confucius"
        ),
        Quotation(
            "If I have seen further, it is by standing on the shoulders of giants.", "Isaac Newton"
        ),
        Quotation("Practice makes perfect.", "Proverb"),
        Quotation("Well begun is half done.", "Proverb"),
        Quotation("Many hands make light work.", "Proverb"),
        Quotation("A stitch in time saves nine.", "Proverb"),
        Quotation("Measure twice, cut once.", "Proverb"),
        Quotation("Slow and steady wins the race.", "After Aesop"),
    ),
}
